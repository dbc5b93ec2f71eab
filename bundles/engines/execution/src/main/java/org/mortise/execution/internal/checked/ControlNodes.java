// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.Callees;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Machine.Event;

/** Instructions that transfer control. */
final class ControlNodes {
  private ControlNodes() {}

  static final class Jump extends Node {
    Jump(Instruction.Jump jump) {
      super(jump.target().position());
    }

    @Override
    int execute(Frame frame) {
      return next;
    }
  }

  static final class Branch extends Node {
    private final int condition;
    private final int ifFalse;
    private final boolean isDecision;

    /** @param isDecision whether errors list this branch */
    Branch(Instruction.Branch branch, boolean isDecision) {
      super(branch.ifTrue().position());
      this.condition = branch.condition().number();
      this.ifFalse = branch.ifFalse().position();
      this.isDecision = isDecision;
    }

    @Override
    int execute(Frame frame) {
      if (frame.poison[condition]) {
        throw frame.machine.fault("depends on an undefined condition");
      }
      boolean isTaken = frame.bits[condition] != 0;
      if (isDecision) {
        frame.machine.path.add(frame, isTaken);
      }
      return isTaken ? next : ifFalse;
    }
  }

  /** A branch that decides whether a buffer is freed, which is counted. */
  static final class DeallocationTest extends Node {
    private final Node branch;

    DeallocationTest(Node branch) {
      super(branch.next);
      this.branch = branch;
    }

    @Override
    int execute(Frame frame) {
      frame.machine.count(Event.CONDITION);
      return branch.execute(frame);
    }
  }

  static final class Switch extends Node {
    private final int value;
    private final Map<Long, Integer> cases = new HashMap<>();

    Switch(Instruction.Switch instruction) {
      super(instruction.targets().get(instruction.cases().size()).position());
      this.value = instruction.value().number();
      for (int i = 0; i < instruction.cases().size(); i++) {
        cases.putIfAbsent(instruction.cases().get(i), instruction.targets().get(i).position());
      }
    }

    @Override
    int execute(Frame frame) {
      if (frame.poison[value]) {
        throw frame.machine.fault("depends on an undefined value");
      }
      return cases.getOrDefault(frame.bits[value], next);
    }
  }

  abstract static class Calling extends Node {
    final List<Register> arguments;
    final List<Register> results;

    Calling(int next, List<Register> arguments, List<Register> results) {
      super(next);
      this.arguments = arguments;
      this.results = results;
    }
  }

  static final class Call extends Calling {
    private final Operation callee;

    Call(int next, Instruction.Call call) {
      super(next, call.arguments(), call.results());
      this.callee = call.callee();
    }

    @Override
    int execute(Frame frame) {
      return frame.machine.call(callee, this);
    }
  }

  static final class CallIndirect extends Calling {
    private final Register callee;

    CallIndirect(int next, Instruction.CallIndirect call) {
      super(next, call.arguments(), call.results());
      this.callee = call.callee();
    }

    @Override
    int execute(Frame frame) {
      if (!(frame.get(callee) instanceof Operation function)) {
        throw frame.machine.fault("calls an undefined value");
      }
      if (!Callees.fit(function, arguments, results)) {
        throw frame.machine.fault("calls a function of other types");
      }
      return frame.machine.call(function, this);
    }
  }

  static final class Return extends Node {
    private final List<Register> values;

    Return(Instruction.Return instruction) {
      super(OTHER_FRAME);
      this.values = instruction.values();
    }

    @Override
    int execute(Frame frame) {
      return frame.machine.leave(values);
    }
  }

  static final class EnterScope extends Node {
    EnterScope(int next) {
      super(next);
    }

    @Override
    int execute(Frame frame) {
      frame.enterScope();
      return next;
    }
  }

  static final class LeaveScope extends Node {
    LeaveScope(int next) {
      super(next);
    }

    @Override
    int execute(Frame frame) {
      frame.leaveScope(frame.code.source(frame.position).location());
      return next;
    }
  }

  static final class Fail extends Node {
    private final Instruction.Fail fail;

    Fail(Instruction.Fail fail) {
      super(OTHER_FRAME);
      this.fail = fail;
    }

    @Override
    int execute(Frame frame) {
      throw frame.machine.fault(fail.message(), fail.kind());
    }
  }
}
