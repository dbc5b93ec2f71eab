// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.CallableOpInterface;

/**
 * Operations that can be called: functions, and operations whose only region computes values without arguments, such as
 * the initial value of a global variable.
 */
public final class Callees {
  private Callees() {}

  /**
   * Returns the region executed by a call: that of a {@link CallableOpInterface}, or the only region of an operation
   * without this interface, whose terminator operands are the results. Null if there is none, as for a declaration.
   */
  public static @Nullable Region body(Operation callee) {
    CallableOpInterface callable = callee.getInterface(CallableOpInterface.class);
    if (callable != null) {
      return callable.getCallableRegion(callee);
    }
    return callee.regionCount() == 1 && !callee.region(0).isEmpty() ? callee.region(0) : null;
  }

  /** Returns the formats of the arguments of an operation that has a {@link #body}, or is a declared function. */
  public static List<ValueFormat> parameters(Operation callee) {
    CallableOpInterface callable = callee.getInterface(CallableOpInterface.class);
    return callable == null ? List.of()
        : callable.getArgumentTypes(callee).stream().map(ValueFormat::of).toList();
  }

  /** Returns the formats of the results of an operation that has a {@link #body}, or is a declared function. */
  public static List<ValueFormat> results(Operation callee) {
    CallableOpInterface callable = callee.getInterface(CallableOpInterface.class);
    return callable == null
        ? Arrays.stream(callee.region(0).first().last().operands()).map(Value::type).map(ValueFormat::of).toList()
        : callable.getResultTypes(callee).stream().map(ValueFormat::of).toList();
  }

  /** Returns whether registers can hold the arguments and results. Not all dialects verify calls. */
  public static boolean fit(Operation callee, List<Register> arguments, List<Register> results) {
    return fit(parameters(callee), arguments) && fit(results(callee), results);
  }

  private static boolean fit(List<ValueFormat> formats, List<Register> registers) {
    boolean fit = formats.size() == registers.size();
    for (int i = 0; fit && i < formats.size(); i++) {
      fit = formats.get(i).kind() == registers.get(i).format().kind();
    }
    return fit;
  }
}
