// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.osgi.service.component.annotations.Component;

/** Branches by the dynamic type of an entity. */
@Op(name = "fir.select_type",
    operands = {"selector: ANY", "compareArgs: ANY...", "targetArgs: ANY..."},
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "TERMINATOR"},
    successors = "targets...")
public final class SelectTypeOp extends SelectTypeOpBase {
  SelectTypeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new SelectTypeAssembly());
  }

  /** Each case has operands of its own. */
  @Component(service = BranchOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Branch extends CaseBranch {}
}
