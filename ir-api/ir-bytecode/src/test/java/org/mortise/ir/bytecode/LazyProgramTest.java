// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;

class LazyProgramTest {
  private static final String PROGRAM = """
      module @outer {
        module @first { %a = "t.a"() : () -> i1  "t.b"(%a) : (i1) -> () }
        module @second { module @nested { "t.c"() : () -> () } }
      }
      """;

  private final Programs programs = new Programs();

  private LazyProgram open(byte[] bytes) {
    return LazyProgram.open(SourceText.of(Programs.FILE, bytes), programs.context, ParserOptions.PERMISSIVE,
        diagnostic -> fail(diagnostic.toString()), new Resources(), op -> op.parentOp().parentOp() == null)
        .orElseThrow();
  }

  private static Operation child(Operation module, int index) {
    Operation child = ModuleOp.of(module).body().first();
    for (int i = 0; i < index; i++) {
      child = child.next();
    }
    return child;
  }

  @Test
  void open_isolatedOperations_areNotRead() {
    LazyProgram lazy = open(programs.bytecode(PROGRAM));

    assertThat(lazy.pendingCount()).isEqualTo(2);
    assertThat(lazy.isPending(lazy.program())).isFalse();
    assertThat(lazy.isPending(child(lazy.program(), 0))).isTrue();
    assertThat(child(lazy.program(), 0).region(0).isEmpty()).isTrue();
  }

  @Test
  void materialize_oneOperation_readsOnlyThatOperation() {
    LazyProgram lazy = open(programs.bytecode(PROGRAM));
    Operation first = child(lazy.program(), 0);

    assertThat(lazy.materialize(first)).isTrue();

    assertThat(lazy.pendingCount()).isEqualTo(1);
    assertThat(child(first, 1).operand(0)).isSameAs(child(first, 0).result(0));
    assertThatThrownBy(() -> lazy.materialize(first)).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the regions of 'builtin.module' have been read");
  }

  @Test
  void materialize_withPredicate_defersNestedOperations() {
    LazyProgram lazy = open(programs.bytecode(PROGRAM));
    Operation second = child(lazy.program(), 1);

    assertThat(lazy.materialize(second, op -> false)).isTrue();

    assertThat(lazy.isPending(child(second, 0))).isTrue();
  }

  @Test
  void finish_allKept_isTheWholeProgram() {
    LazyProgram lazy = open(programs.bytecode(PROGRAM));

    assertThat(lazy.finish(op -> true)).isTrue();

    assertThat(lazy.pendingCount()).isZero();
    assertThat(Programs.print(lazy.program())).isEqualTo(Programs.print(programs.parse(PROGRAM)));
  }

  @Test
  void finish_noneKept_erasesPendingOperations() {
    LazyProgram lazy = open(programs.bytecode(PROGRAM));

    assertThat(lazy.finish(op -> false)).isTrue();

    assertThat(ModuleOp.of(lazy.program()).body().isEmpty()).isTrue();
  }

  @Test
  void open_versionWithoutSections_readsAll() {
    Operation program = programs.parse(PROGRAM);
    byte[] old = Programs.write(program, new Resources(), BytecodeWriter.Options.DEFAULT.withVersion(1));

    assertThat(open(old).pendingCount()).isZero();
  }
}
