// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mortise.ir.definition.OpDefinition;

class MemRefDialectTest {
  private static final MemRefDialect DIALECT = new MemRefDialect();

  static Iterable<String> names() {
    return DIALECT.operationNames();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyOperationHasADefinitionOfItsNameWithSyntax(String name) {
    OpDefinition definition = DIALECT.operation(name);
    assertThat(definition.name()).isEqualTo(name);
    assertThat(definition.assembly()).isNotNull();
  }

  @Test
  void otherNamesHaveNone() {
    assertThat(DIALECT.operation("memref.unknown")).isNull();
  }
}
