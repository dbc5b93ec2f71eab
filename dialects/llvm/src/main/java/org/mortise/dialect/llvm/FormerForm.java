// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RenamedOperation;

/** A former operation of the same name, some of whose attributes differ from those of the present operation. */
abstract class FormerForm extends RenamedOperation {
  private final List<String> changed;

  /**
   * Creates a former operation.
   *
   * @param changed the attributes that subclasses downgrade
   */
  FormerForm(String name, List<String> changed, Supplier<OpDefinition> definition) {
    super(name, name, definition);
    this.changed = changed;
  }

  /** Copies all parts, except for the changed attributes. Other attributes that 19.1 does not have are errors. */
  @Override
  public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
    for (int i = 0; i < current.operandCount(); i++) {
      former.addOperand(current.operand(i));
    }
    for (int i = 0; i < current.resultCount(); i++) {
      former.addResultType(current.result(i).type());
    }
    former.addAttributes(current.discardableAttributes());
    Diagnostic wrong = null;
    OpDefinition present = OpDefinition.of(current);
    for (NamedAttribute each : present.inherentAttributes(current).entries()) {
      if (changed.contains(each.name())) {
        continue;
      }
      if (((OpDefinition) definition()).attributeSlot(each.name()) >= 0) {
        former.addAttribute(each.name(), each.value());
      } else if (wrong == null && !present.attributeSpec(present.attributeSlot(each.name())).isDefault(each.value())) {
        wrong = missing(current, each.name());
      }
    }
    return wrong;
  }

  static Diagnostic missing(Operation op, String attribute) {
    return op.opError("attribute '" + attribute + "' does not exist in MLIR " + MlirVersion.V19_1);
  }
}
