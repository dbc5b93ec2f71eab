// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.ir.text.data.JsonWriter;

class HtmlTest {
  @Test
  void escaped_markup_isText() {
    assertThat(Html.escaped("<a b=\"c\" d='e'>&amp;")).isEqualTo("&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;");
  }

  @Test
  void escaped_lineAndDirectionCharacters_areNumbers() {
    assertThat(Html.escaped("a\u2028b\u202ec\0d\ud800")).isEqualTo("a\\u{2028}b\\u{202e}c\\u{0}d\\u{d800}");
  }

  @Test
  void template_valueWithMark_isNotReplacedAgain() {
    assertThat(new Template("<{{a}}|{{b}}>").with("a", "{{b}}").with("b", "x").text()).isEqualTo("<{{b}}|x>");
  }

  @Test
  void json_anyCharacter_isAscii() {
    StringBuilder text = new StringBuilder();
    JsonWriter.ascii(text).beginArray().value("</script>\"\\\n\u2028\ud800").value(1).nothing().endArray();

    assertThat(text).hasToString("[\"</script>\\\"\\\\\\n\\u2028\\ud800\",1,null]");
  }

  @Test
  void script_anyText_hasNoEndTag() {
    assertThat(Html.resource("report.js")).doesNotContain("</script").doesNotContain("innerHTML");
  }
}
