// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref.execution;

import java.util.List;
import org.mortise.dialect.memref.GetGlobalOp;
import org.mortise.dialect.memref.GlobalOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.Constants;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.types.MemRefType;

/** Global buffers, which exist once for an execution. */
final class Globals {
  private Globals() {}

  static void get(Operation op, CodeBuilder code) {
    GlobalOp global = GlobalOp.of(code.lookUp(op, GetGlobalOp.of(op).nameAttr()));
    if (global == null) {
      throw new UnsupportedOperationException("there is no global variable " + GetGlobalOp.of(op).nameAttr());
    }
    Attribute initial = global.initialValueAttr();
    if (initial == null) {
      throw new UnsupportedOperationException("the global variable " + GetGlobalOp.of(op).nameAttr() + " is external");
    }
    MemRefType type = global.type();
    BufferLayout layout = BufferLayout.of(type);
    code.run(code.results(op), (arguments, machine) -> new Object[] {machine.global(
        global.operation(), () -> create(type, layout, initial, machine))}, PoisonRule.REJECT, List.of());
  }

  private static MemRef create(MemRefType type, BufferLayout layout, Attribute initial, Machine machine) {
    MemRef buffer = layout.allocate(type.shape(), new long[0], Storage.GLOBAL, machine);
    if (!(initial instanceof UnitAttr)) {
      Elements contents = (Elements) Constants.of(initial);
      for (int i = 0; i < contents.count(); i++) {
        buffer.memory.write(buffer.addressAt(contents.format(), i), contents.format(), contents.get(i));
      }
    }
    return buffer;
  }
}
