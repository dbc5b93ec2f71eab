// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.interfaces.InlinedReturnOpInterface;
import org.osgi.service.component.annotations.Component;

/** Turns {@code func.return} into {@code cf.br} when a function is inlined. */
@Component(service = InlinedReturnOpInterface.class)
@Serves(ReturnOp.NAME)
@AutoService(OpInterface.class)
public final class InlinedReturns implements InlinedReturnOpInterface {
  @Override
  public void replaceByBranch(Operation terminator, Block continuation) {
    OpBuilder builder = OpBuilder.before(terminator);
    BranchOp.create(builder, terminator.location(), continuation, List.of(terminator.operands()));
    terminator.erase();
  }
}
