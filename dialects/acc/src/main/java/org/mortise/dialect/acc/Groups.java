// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.OperandRange;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Groups of operands in braces, with the device type that each is for. */
final class Groups {
  private Groups() {}

  static DenseI32ArrayAttr sizes(Context context, List<Integer> sizes) {
    return DenseI32ArrayAttr.of(context, sizes.stream().mapToInt(Integer::intValue).toArray());
  }

  /**
   * Prints groups, separated by commas.
   *
   * @param prefix returns the text before an operand
   */
  static void print(OpAsmPrinter printer, OperandRange operands, DenseI32ArrayAttr sizes, IntFunction<String> prefix,
      @Nullable Attribute deviceTypes) {
    int next = 0;
    for (int group = 0; group < sizes.size(); group++) {
      printer.print(group == 0 ? "{" : ", {");
      for (int i = 0; i < sizes.get(group) && next < operands.size(); i++) {
        printer.print(i == 0 ? "" : ", ").print(prefix.apply(next));
        TypedOperands.print(printer, operands.get(next++));
      }
      printer.print('}');
      DeviceTypes.printOptional(printer, deviceTypes, group);
    }
  }
}
