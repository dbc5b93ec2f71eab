// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Primitive;

/** Stacks of values, in which {@code forall} assignments save overwritten values. */
final class TemporaryFunctions {
  private static final Object[] NONE = {0L};

  private TemporaryFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    Variables variables = new Variables(context);
    Text text = new Text(context);
    return switch (name) {
      case "CreateValueStack", "CreateDescriptorStack" -> (arguments, machine) ->
          new Object[] {new ArrayList<Descriptor>()};
      case "PushValue" -> (arguments, machine) -> {
        Descriptor value = Descriptor.of(arguments[1], machine);
        Descriptor copy =
            Variables.newArray(value.elementType(), value.elementBytes(), value.extents(), machine);
        AssignmentFunctions.assign(copy, value, text, machine);
        stack(arguments).add(copy);
        return NONE;
      };
      case "PushDescriptor" -> (arguments, machine) -> {
        machine.charge(Long.BYTES);
        stack(arguments).add(Descriptor.of(arguments[1], machine));
        return NONE;
      };
      case "ValueAt", "DescriptorAt" -> (arguments, machine) -> {
        variables.write(arguments[2], value(stack(arguments), (Long) arguments[1], machine));
        return NONE;
      };
      case "DestroyValueStack" -> (arguments, machine) -> {
        stack(arguments).forEach(value -> machine.free(value.base()));
        return NONE;
      };
      case "DestroyDescriptorStack" -> (arguments, machine) -> NONE;
      default -> null;
    };
  }

  @SuppressWarnings("unchecked") // the value returned by CreateValueStack
  private static List<Descriptor> stack(Object[] arguments) {
    return (List<Descriptor>) arguments[0];
  }

  private static Descriptor value(List<Descriptor> stack, long index, Machine machine) {
    if (index < 0 || index >= stack.size()) {
      throw machine.fault("asks for value " + index + " of " + stack.size());
    }
    return stack.get((int) index);
  }
}
