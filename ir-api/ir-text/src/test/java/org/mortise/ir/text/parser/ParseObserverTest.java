// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;

class ParseObserverTest {
  /** Lists the reports, with the text at each location. */
  private static final class Recorder implements ParseObserver {
    private final String text;
    private final List<String> seen = new ArrayList<>();

    Recorder(String text) {
      this.text = text;
    }

    private void add(String what, int start, int length) {
      seen.add(what + " " + start + " " + text.substring(start, start + length));
    }

    @Override
    public void begin() {
      seen.clear();
    }

    @Override
    public void operation(Operation op, int start, int name, int end) {
      seen.add(op.name() + " " + text.charAt(start) + " " + text.charAt(name) + " " + text.charAt(end - 1));
    }

    @Override
    public void valueDefined(Value value, int position) {
      add("define", position, 2);
    }

    @Override
    public void valueUsed(Value value, int position) {
      add("use", position, 2);
    }

    @Override
    public void placeholderReplaced(Value placeholder, Value value) {
      seen.add("replaced " + placeholder.type() + " " + value.definingOp().name());
    }

    @Override
    public void blockDefined(Block block, int position) {
      add("label", position, 2);
    }

    @Override
    public void blockUsed(Block block, int position) {
      add("successor", position, 2);
    }

    @Override
    public void symbol(List<String> path, int position) {
      add("symbol " + path, position, 2);
    }
  }

  private static List<String> observe(String text) {
    Recorder recorder = new Recorder(text);
    IRParser.parse(SourceText.of("test", text), Contexts.builder().build(), ParserOptions.PERMISSIVE,
        diagnostic -> { }, recorder);
    return recorder.seen;
  }

  @Test
  void parse_valuesAndBlocks_reportsEachPlace() {
    String text = "%0 = \"t.f\"() ({\n^a(%x: i32):\n  \"t.b\"(%x)[^a] : (i32) -> ()\n}) : () -> i32";
    assertThat(observe(text)).containsExactly(
        "label 16 ^a", "define 19 %x", "successor 41 ^a", "use 37 %x", "t.b \" \" )", "t.f % \" 2", "define 0 %0");
  }

  @Test
  void parse_useBeforeDefinition_reportsReplacement() {
    assertThat(observe("\"t.u\"(%0#1) : (i8) -> ()\n%0:2 = \"t.d\"() : () -> (i1, i8)")).containsExactly(
        "use 6 %0", "t.u \" \" )", "t.d % \" )", "define 25 %0", "define 25 %0", "replaced i8 t.d");
  }

  @Test
  void parse_nestedSymbol_reportsEachName() {
    assertThat(observe("\"t.u\"() {s = @ab::@cd} : () -> ()")).containsExactly(
        "symbol [ab] 13 @a", "symbol [ab, cd] 18 @c", "t.u \" \" )");
  }

  @Test
  void parse_error_keepsPrecedingOperations() {
    assertThat(observe("%0 = \"t.d\"() : () -> i1\n\"t.u\"(%0) : (i1) -> (]")).containsExactly(
        "t.d % \" 1", "define 0 %0");
  }

  @Test
  void parse_deeplyNestedType_beginsAgain() {
    String type = "tuple<".repeat(2000) + "i1" + ">".repeat(2000);
    assertThat(observe("\"t.u\"() {s = @ab, t = " + type + "} : () -> ()")).containsExactly(
        "symbol [ab] 13 @a", "t.u \" \" )");
  }
}
