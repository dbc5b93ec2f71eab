// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.symboldce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;
import org.mortise.testing.PassExecution;

class SymbolDceTest {
  /** Unused, but an operation of an unregistered dialect may be a symbol table with unknown references. */
  @Test
  void run_possibleSymbolTableUnknown_failsWithoutChange() {
    Operation module = ClassPathContext.parse(ClassPathContext.create(), ParserOptions.PERMISSIVE, """
        func.func private @unused()
        "unknown.table"() ({
        }) : () -> ()
        """);

    PassExecution execution = PassExecution.of(new SymbolDceFactory(), Map.of(), module);

    assertThat(execution.messages()).singleElement().asString().contains("potentially unknown symbol table");
    assertThat(execution.run().hasFailed()).isTrue();
    assertThat(execution.program()).contains("@unused");
  }
}
