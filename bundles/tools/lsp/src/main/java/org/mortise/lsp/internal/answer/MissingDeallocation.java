// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.eclipse.lsp4j.TextEdit;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.alias.BufferLife;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.lsp.internal.buffers.FunctionBuffers;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.text.Utf8;

/**
 * The deallocation of a leaking buffer, if its position is certain: after the last use, if all uses of all aliases are
 * in the block of the allocation or in operations of that block; otherwise before the only return of the function, if
 * the allocation is in its entry block. There is no fix if an operation other than a call may keep the buffer, or if
 * another operation than {@code memref.dealloc} frees it. Linear in the aliases, their uses and the blocks.
 */
final class MissingDeallocation {
  private static final String DEALLOCATION = "memref.dealloc";
  private static final Set<String> HARMLESS = Set.of("memref.dim", "memref.rank");

  private final CheckedDocument document;
  private final FunctionBuffers buffers;
  private final BufferLife life;
  private final Operation allocation;
  private final Set<Value> aliases = Collections.newSetFromMap(new IdentityHashMap<>());

  private MissingDeallocation(CheckedDocument document, FunctionBuffers buffers, BufferLife life) {
    this.document = document;
    this.buffers = buffers;
    this.life = life;
    this.allocation = life.buffer().definingOp();
    this.aliases.addAll(life.aliases());
  }

  /** Returns the text edit, or null if no position is certain. */
  static @Nullable TextEdit of(OpResult buffer, CheckedDocument document, FunctionBuffers buffers) {
    if (!buffers.isAllocation(buffer)) {
      return null;
    }
    BufferLife life = buffers.life(buffer);
    return life.end() == BufferLife.End.NOT_FREED && isFreedAsUsual(buffer.owner())
        ? new MissingDeallocation(document, buffers, life).edit() : null;
  }

  private static boolean isFreedAsUsual(Operation op) {
    AllocationOpInterface allocation = op.getInterface(AllocationOpInterface.class);
    OperationSlice slice = allocation == null || op.resultCount() != 1 ? null : OperationSlice.of(op);
    if (slice == null) {
      return false;
    }
    Operation copy = slice.copy();
    Operation freeing = allocation.buildDealloc(copy, OpBuilder.after(copy), copy.result(0));
    return freeing != null && freeing.name().name().equals(DEALLOCATION) && freeing.operandCount() == 1;
  }

  private @Nullable TextEdit edit() {
    String name = buffers.text().name(life.buffer());
    if (name == null || mayBeKept()) {
      return null;
    }
    String text = DEALLOCATION + " " + name + " : " + Utf8.decode(life.buffer().type().toString());
    Operation last = lastUseInBlock();
    if (last != null) {
      OpRange range = last == allocation.block().last() ? null : buffers.text().range(last);
      return range == null ? null : new TextEdits(document).insertAfter(range, text);
    }
    Operation exit = onlyExit();
    OpRange range = exit == null ? null : buffers.text().range(exit);
    return range == null ? null : new TextEdits(document).insertBefore(range, text);
  }

  /** Returns the last operation of the block that uses the buffer; null if it is used in other blocks, too. */
  private @Nullable Operation lastUseInBlock() {
    Set<Operation> users = Collections.newSetFromMap(new IdentityHashMap<>());
    users.add(allocation);
    for (Value alias : life.aliases()) {
      for (OpOperand use = alias.firstUse(); use != null; use = use.nextUse()) {
        Operation user = allocation.block().findAncestorOpInBlock(use.owner());
        if (user == null) {
          return null;
        }
        users.add(user);
      }
    }
    Operation last = allocation.block().last();
    while (!users.contains(last)) {
      last = last.previous();
    }
    return last;
  }

  /** Returns the terminator that each path from the allocation to the end of the function leads to, or null. */
  private @Nullable Operation onlyExit() {
    Region region = allocation.parentRegion();
    if (allocation.parentOp() != buffers.text().function().op() || !allocation.block().isEntryBlock()) {
      return null;
    }
    Operation exit = null;
    for (Block block : region.blocks()) {
      Operation last = block.last();
      if (last == null || last.successorCount() > 0) {
        continue;
      }
      if (exit != null || !last.hasTrait(Trait.RETURN_LIKE)) {
        return null;
      }
      exit = last;
    }
    return exit;
  }

  /** Returns whether an operation may use the buffer in an unknown way. */
  private boolean mayBeKept() {
    Set<Operation> accesses = Collections.newSetFromMap(new IdentityHashMap<>());
    for (BufferLife.Use use : life.uses()) {
      if (use.access() != BufferLife.Access.USE) {
        accesses.add(use.user());
      }
    }
    for (Value alias : life.aliases()) {
      for (OpOperand use = alias.firstUse(); use != null; use = use.nextUse()) {
        Operation user = use.owner();
        boolean isSeen = accesses.contains(user) || user.implementsInterface(CallOpInterface.class)
            || HARMLESS.contains(user.name().name()) || forwards(user);
        if (!isSeen || storesBuffers(user)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether an operation only forwards buffers to aliases, which are examined too. */
  private boolean forwards(Operation user) {
    return user == user.block().last() || user.regionCount() > 0 && BufferGraph.isDescribed(user)
        || user.resultList().stream().anyMatch(aliases::contains);
  }

  private static boolean storesBuffers(Operation user) {
    for (Value operand : user.operands()) {
      if (operand.type() instanceof BaseMemRefType buffer && buffer.elementType() instanceof BaseMemRefType) {
        return true;
      }
    }
    return false;
  }
}
