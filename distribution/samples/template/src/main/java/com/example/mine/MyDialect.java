// SPDX-License-Identifier: Apache-2.0
package com.example.mine;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.osgi.service.component.annotations.Component;

/** My dialect, with its first operation. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class MyDialect extends Dialect {
  private static final OpDefinition NEGATE = OpDefinition.named("mine.negate")
      .operand("value", TypeConstraints.INDEX)
      .result("result", TypeConstraints.INDEX)
      .sameTypes("value", "result")
      .pure()
      .format("$value attr-dict `:` type($value)")
      .build();

  @Override
  public String namespace() {
    return "mine";
  }

  @Override
  public List<String> operationNames() {
    return List.of(NEGATE.name());
  }

  @Override
  public OpDefinition operation(String name) {
    return name.equals(NEGATE.name()) ? NEGATE : null;
  }
}
