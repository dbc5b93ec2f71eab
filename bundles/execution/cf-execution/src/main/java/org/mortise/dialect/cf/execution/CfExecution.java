// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf.execution;

import com.google.auto.service.AutoService;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.cf.AssertOp;
import org.mortise.dialect.cf.BranchOp;
import org.mortise.dialect.cf.CondBranchOp;
import org.mortise.dialect.cf.SwitchOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.code.Label;
import org.osgi.service.component.annotations.Component;

/** Branches between blocks, and assertions. */
@Component(service = ExecutableOpInterface.class)
@Serves("cf.*")
@AutoService(OpInterface.class)
public final class CfExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    return Map.of(
        AssertOp.NAME, ExecutableOpInterface.of(AssertOp::of, CfExecution::check),
        BranchOp.NAME, (op, code) -> code.jump(op.successor(0), code.operands(op)),
        CondBranchOp.NAME, ExecutableOpInterface.of(CondBranchOp::of, CfExecution::branch),
        SwitchOp.NAME, ExecutableOpInterface.of(SwitchOp::of, CfExecution::choose));
  }

  private static void check(AssertOp check, CodeBuilder code) {
    Label fails = new Label();
    Label holds = new Label();
    code.branch(code.value(check.arg()), holds, fails);
    code.place(fails);
    code.fail("failed: " + check.msgAttr().value());
    code.place(holds);
  }

  private static void branch(CondBranchOp branch, CodeBuilder code) {
    code.branch(code.value(branch.condition()),
        code.edge(branch.trueDest(), code.values(branch.trueDestOperands())),
        code.edge(branch.falseDest(), code.values(branch.falseDestOperands())));
  }

  private static void choose(SwitchOp choice, CodeBuilder code) {
    List<BigInteger> cases = new ArrayList<>();
    List<Label> targets = new ArrayList<>();
    for (int i = 0; i < choice.caseCount(); i++) {
      cases.add(choice.caseValue(i));
      targets.add(code.edge(choice.caseDest(i), code.values(choice.caseOperands(i))));
    }
    targets.add(code.edge(choice.defaultDestination(), code.values(choice.defaultOperands())));
    code.jump(code.value(choice.flag()), cases, targets);
  }
}
