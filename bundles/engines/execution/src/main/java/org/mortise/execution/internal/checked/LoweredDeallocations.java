// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.DeallocationHelper;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/**
 * Recognizes the code that {@code bufferization.dealloc} is lowered to, so that the statistics of a program are the
 * same before and after that.
 */
final class LoweredDeallocations {
  private static final int MOST_JUMPS = 8;
  private static final int MOST_FREES = 64;
  private static final int POINTER_LISTS = 2;
  private static final int LISTS = 5;

  private LoweredDeallocations() {}

  /** Returns whether an instruction is a branch with one side that only frees buffers. */
  static boolean isTest(Code code, int position) {
    return code.instructions().get(position) instanceof Instruction.Branch branch
        && (skips(code, branch.ifTrue().position(), branch.ifFalse().position())
            || skips(code, branch.ifFalse().position(), branch.ifTrue().position()));
  }

  /** Returns whether the code from a position frees buffers and then continues where the other side does. */
  private static boolean skips(Code code, int freeing, int other) {
    int end = afterJumps(code, other);
    int at = afterJumps(code, freeing);
    int frees = 0;
    while (at != end && frees < MOST_FREES && frees(code, at)) { // a block may also be its own successor
      at = afterJumps(code, at + 1);
      frees++;
    }
    return frees > 0 && at == end;
  }

  /** Follows jumps, but not endlessly. */
  private static int afterJumps(Code code, int position) {
    int at = position;
    for (int i = 0; i < MOST_JUMPS && code.instructions().get(at) instanceof Instruction.Jump jump; i++) {
      at = jump.target().position();
    }
    return at;
  }

  private static boolean frees(Code code, int position) {
    Operation op = code.source(position);
    return code.instructions().get(position) instanceof Instruction.Run && op.regionCount() == 0
        && op.resultCount() == 0 && op.operandCount() == 1
        && MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, op.operand(0));
  }

  /**
   * Returns whether a function is the library function that decides which of several buffers are freed. Its arguments
   * are buffers of the pointers to free, the pointers to retain, and the conditions, and two result buffers.
   */
  static boolean isLibraryFunction(Operation function) {
    String name = SymbolTable.getSymbolName(function);
    if (name == null || !DeallocationHelper.isNamed(name)) {
      return false;
    }
    List<Type> types = function.getInterface(CallableOpInterface.class).getArgumentTypes(function);
    boolean isLibrary = types.size() == LISTS;
    for (int i = 0; isLibrary && i < LISTS; i++) {
      isLibrary = types.get(i) instanceof MemRefType list && list.rank() == 1 && list.dim(0) == ShapedType.DYNAMIC
          && (i < POINTER_LISTS ? list.elementType() instanceof IndexType
              : list.elementType() instanceof IntegerType flag && flag.width() == 1);
    }
    return isLibrary;
  }
}
