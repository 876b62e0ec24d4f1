import { defineSizer } from '@specbuilder/embed';
import { createApp, ref } from 'vue';

const { site } = document.getElementById('app').dataset;

const ExhaustFans = {
  setup() {
    const sizer = ref(null);
    const choice = ref('Nothing chosen yet');
    const theme = ref('light');
    const ready = defineSizer({ site }).catch((error) => {
      choice.value = error.message;
    });
    return {
      sizer,
      choice,
      theme,
      async size() {
        await ready;
        await sizer.value.size({ category: 1, sub: 2, cfm: 2000, sp: 0.5 });
      },
      showResults: ({ detail }) => {
        choice.value = `${detail.count} fans`;
      },
      showItem: ({ detail }) => {
        choice.value = `${detail.model}: ${detail.price} ${detail.currency}`;
      },
    };
  },
  template: `
    <h1>Exhaust fans</h1>
    <p>
      <button type="button" @click="size">2,000 cfm at 0.5 in. wg</button>
      <label><input type="checkbox" v-model="theme" true-value="dark" false-value="light" /> Dark</label>
    </p>
    <p role="status">{{ choice }}</p>
    <sb-sizer
      ref="sizer"
      start="/fans/sizer/search?category=1&sub=2"
      :theme="theme"
      @sb-results="showResults"
      @sb-item="showItem"
    ></sb-sizer>
  `,
};

const app = createApp(ExhaustFans);
app.config.compilerOptions.isCustomElement = (tag) => tag === 'sb-sizer';
app.mount('#app');
