// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.scf.ExecuteRegionOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.dialect.scf.IndexSwitchOp;
import org.mortise.ir.Region;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.RegionExit;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;

/** Operations that execute one of their regions. */
final class Branches {
  private Branches() {}

  static void ifElse(IfOp branch, CodeBuilder code) {
    code.choose(code.value(branch.condition()), branch.thenRegion(), branch.elseRegion(), code.results(branch));
  }

  static void indexSwitch(IndexSwitchOp choice, CodeBuilder code) {
    List<Register> results = code.results(choice);
    List<Long> cases = new ArrayList<>();
    List<Region> regions = new ArrayList<>();
    for (int i = 0; i < choice.caseCount(); i++) {
      cases.add(choice.caseValue(i));
      regions.add(choice.caseRegion(i));
    }
    regions.add(choice.defaultRegion());
    List<Label> targets = new ArrayList<>();
    regions.forEach(region -> targets.add(new Label()));
    Label end = new Label();
    code.emit(new Instruction.Switch(code.value(choice.arg()), cases, targets));
    for (int i = 0; i < regions.size(); i++) {
      code.place(targets.get(i));
      code.region(regions.get(i), List.of(), leaving(code, results, end));
    }
    code.place(end);
  }

  static void executeRegion(ExecuteRegionOp op, CodeBuilder code) {
    Label end = new Label();
    code.region(op.region(), List.of(), leaving(code, code.results(op), end));
    code.place(end);
  }

  private static RegionExit leaving(CodeBuilder code, List<Register> results, Label end) {
    return (terminator, operands) -> {
      code.assign(results, operands);
      code.jump(end);
    };
  }
}
