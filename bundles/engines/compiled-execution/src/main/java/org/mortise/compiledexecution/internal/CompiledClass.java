// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;

/** A class with the method of a function or of a part of one, and the source locations of its instructions. */
final class CompiledClass {
  private final String name;
  private final Code code;
  private final Object[] constants;
  /** The positions of instructions in the method, in increasing order, and their indices in the code. */
  private final int[] positions;
  private final int[] instructions;
  private byte @Nullable [] bytes;

  CompiledClass(
      String name, Code code, byte[] bytes, Object[] constants, int[] positions, int[] instructions) {
    this.name = name;
    this.code = code;
    this.bytes = bytes;
    this.constants = constants;
    this.positions = positions;
    this.instructions = instructions;
  }

  String name() {
    return name;
  }

  Operation function() {
    return code.function();
  }

  Object[] constants() {
    return constants;
  }

  /** Returns the class file, once. */
  byte[] takeBytes() {
    byte[] taken = bytes;
    bytes = null;
    return taken;
  }

  /** Returns the operation that is executed at a position in the method; null if the method only calls its parts. */
  @Nullable Operation operationAt(int position) {
    int found = Arrays.binarySearch(positions, position);
    int index = found >= 0 ? found : -found - 2;
    return index < 0 ? null : code.source(instructions[index]);
  }

  /**
   * Returns the first operation of a line that has an instruction of a kind, otherwise the first one; null if there is
   * none.
   */
  @Nullable Operation operationInLine(int line, Class<? extends Instruction> kind) {
    Operation first = null;
    for (int instruction : instructions) {
      Operation source = code.source(instruction);
      if (SourceLines.lineOf(source.location()) == line) {
        if (kind.isInstance(code.instructions().get(instruction))) {
          return source;
        }
        first = first == null ? source : first;
      }
    }
    return first;
  }
}
