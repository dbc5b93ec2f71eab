// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.osgi.service.component.annotations.Component;

/** Branches by the rank of an entity. */
@Op(name = "fir.select_rank", family = IntegerSelectOp.class)
public final class SelectRankOp extends SelectRankOpBase {
  SelectRankOp(Operation operation) {
    super(operation);
  }

  /** Each case has separate operands. */
  @Component(service = BranchOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Branch extends CaseBranch {}
}
