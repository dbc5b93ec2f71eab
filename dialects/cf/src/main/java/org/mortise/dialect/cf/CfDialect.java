// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.InlineAll;
import org.osgi.service.component.annotations.Component;

/** Unstructured control flow: branches between blocks, and assertions. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class CfDialect extends Dialect {
  public static final String NAMESPACE = "cf";

  @Override
  public String namespace() {
    return NAMESPACE;
  }

  @Override
  public List<String> operationNames() {
    return List.of(AssertOp.NAME, BranchOp.NAME, CondBranchOp.NAME, SwitchOp.NAME);
  }

  @Override
  public OpDefinition operation(String name) {
    return switch (name) {
      case AssertOp.NAME -> AssertOp.DEFINITION;
      case BranchOp.NAME -> BranchOp.DEFINITION;
      case CondBranchOp.NAME -> CondBranchOp.DEFINITION;
      case SwitchOp.NAME -> SwitchOp.DEFINITION;
      default -> null;
    };
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
