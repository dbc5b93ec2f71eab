// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Severity;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The buffers that escape: code outside the reach of alias analysis can access them afterwards. Such a buffer belongs
 * to the code that receives it. No pass may free it, move it to the stack, or let it be shared by several executions of
 * its allocation.
 *
 * <p>A buffer escapes if an alias of it, or a value that holds its address ({@link BufferAliases#isAddress}),
 * <ol>
 * <li>is stored: it is an operand of an operation that writes memory in which it fits (a buffer does not fit into a
 * buffer of numbers), but that has no effect on the memory of the operand;
 * <li>leaves a region by a terminator whose target no interface describes;
 * <li>is an address that is returned, or passed to a call or an operation with unknown effects.
 * </ol>
 * A buffer that is passed to a call, or to an operation with unknown effects, stays with the caller, and a returned
 * buffer is handed over; both are conventions of functions, not escapes. A buffer stored into a box, a buffer that
 * holds buffers, does not escape if the {@linkplain LocalBoxes box is local}: it is allocated in the same block and,
 * with all that is loaded from it, used only inside that block.
 *
 * <p>All flows count, regardless of the path. So a buffer that is stored on one path only escapes on all paths. Linear
 * in the aliases and their uses, and in the aliases of each local box. A snapshot, as {@link BufferAliases} is.
 */
public final class BufferEscapes {
  /** The way in which a buffer escapes. */
  public enum Kind {
    STORED("its address is stored"),
    YIELDED("it leaves a region in an unknown way"),
    PASSED_ON("its address is passed on as a number");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** Returns the description of the kind for messages. */
    public String text() {
      return text;
    }
  }

  /**
   * An escape.
   *
   * @param op the operation by which the buffer escapes
   * @param holder the block of the local boxes that hold the buffer; null if the buffer escapes
   */
  public record Escape(Kind kind, Operation op, @Nullable Block holder) {}

  private final BufferAliases aliases;
  private final LocalBoxes boxes;
  private final List<@Nullable Escape> escapes;

  private BufferEscapes(BufferAliases aliases) {
    this.aliases = aliases;
    this.boxes = new LocalBoxes(aliases);
    this.escapes = BufferFlow.of(aliases).fold(aliases.values(), this::own, BufferEscapes::join);
  }

  /** Computes the escapes of all buffers in {@code aliases}. */
  public static BufferEscapes of(BufferAliases aliases) {
    return new BufferEscapes(aliases);
  }

  /** Returns an escape of {@code buffer}, or null if it does not escape. */
  public @Nullable Escape of(Value buffer) {
    int number = aliases.numberOf(buffer);
    Escape escape = number < 0 ? null : escapes.get(number);
    return escape == null || escape.holder() != null && escape.holder() == buffer.parentBlock() ? null : escape;
  }

  /** Returns whether {@code buffer} escapes. */
  public boolean contains(Value buffer) {
    return of(buffer) != null;
  }

  /**
   * Returns whether {@code buffer}, which escapes, does so on every path: an operation in the block of its allocation
   * makes it or a view of it escape.
   */
  public boolean isCertain(Value buffer) {
    Operation op = of(buffer).op();
    if (op.block() != buffer.parentBlock()) {
      return false;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (BufferGraph.viewBase(operand) == buffer || aliases.isAddress(operand)) {
        return true;
      }
    }
    return false;
  }

  /** Returns a warning about {@code buffer}, which escapes on some paths only and leaks on the others. */
  public Diagnostic leakOnOtherPaths(Value buffer) {
    Escape escape = of(buffer);
    Diagnostic warning = Diagnostic.atOperation(Severity.WARNING, buffer.definingOp(),
        "buffer is not freed, so it leaks on paths on which it does not escape");
    warning.note(escape.op().location(), escape.kind().text() + " here");
    return warning;
  }

  /** Returns whether {@code buffer} escapes or is held by a local box, so that it can be reached by a load. */
  public boolean isStoredOrEscapes(Value buffer) {
    int number = aliases.numberOf(buffer);
    return number >= 0 && escapes.get(number) != null;
  }

  /** Returns the additional alias pairs through local boxes: a stored value, and a value loaded from the box. */
  public List<Value[]> contentsOfBoxes() {
    return boxes.contents();
  }

  private static Escape join(Escape a, Escape b) {
    if (a.holder() == b.holder() || a.holder() == null) {
      return a;
    }
    return b.holder() == null ? b : new Escape(a.kind(), a.op(), null);
  }

  private @Nullable Escape own(Value value) {
    boolean isBuffer = BufferGraph.isBuffer(value);
    if (!isBuffer && !aliases.isAddress(value)) {
      return null;
    }
    Escape found = null;
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      Escape escape = isBuffer ? ofBuffer(use) : ofAddress(use);
      found = escape == null ? found : found == null ? escape : join(found, escape);
      if (found != null && found.holder() == null) {
        return found;
      }
    }
    return found;
  }

  private @Nullable Escape ofBuffer(OpOperand use) {
    Operation user = use.owner();
    if (BufferGraph.isUnknownExit(user)) {
      return FunctionOpInterface.isReturn(user) ? null : new Escape(Kind.YIELDED, user, null);
    }
    if (user.implementsInterface(CallOpInterface.class) || !MemoryEffects.mayStore(use)
        || !writesWhereBuffersFit(user)) {
      return null;
    }
    Value box = boxOf(user);
    return new Escape(Kind.STORED, user, box == null ? null : boxes.holderOf(box, use.value()));
  }

  private @Nullable Escape ofAddress(OpOperand use) {
    Operation user = use.owner();
    if (MemoryEffects.mayStore(use)) {
      return new Escape(Kind.STORED, user, null);
    }
    if (BufferGraph.isUnknownExit(user)) {
      return new Escape(FunctionOpInterface.isReturn(user) ? Kind.PASSED_ON : Kind.YIELDED, user, null);
    }
    boolean isUnknown = user.implementsInterface(CallOpInterface.class)
        || !MemoryEffects.areKnown(user) && !isForwarded(use);
    return isUnknown && aliases.isNumber(use.value()) ? new Escape(Kind.PASSED_ON, user, null) : null;
  }

  /** Returns whether an interface describes where the operation forwards the address. */
  private boolean isForwarded(OpOperand use) {
    if (!BufferGraph.isDescribed(use.owner())) {
      return false;
    }
    List<Value> targets = new ArrayList<>();
    BufferGraph.NEW_RESULTS.collectTargets(use, targets);
    return !targets.isEmpty();
  }

  /** Returns whether memory that {@code op} writes may hold buffers, and not only numbers. */
  private static boolean writesWhereBuffersFit(Operation op) {
    for (MemoryEffect effect : MemoryEffects.of(op)) {
      if (effect.kind() == MemoryEffect.Kind.WRITE) {
        Type memory = effect.value() == null ? null : effect.value().type();
        Type element = memory instanceof BaseMemRefType memref ? memref.elementType() : null;
        if (element == null || element instanceof BaseMemRefType || BufferAddresses.canContainBuffer(element)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the only memory that {@code op} writes, or null if it is not unique or unknown. */
  private static @Nullable Value boxOf(Operation op) {
    Value box = null;
    for (MemoryEffect effect : MemoryEffects.of(op)) {
      if (effect.kind() != MemoryEffect.Kind.WRITE) {
        continue;
      }
      if (box != null || effect.value() == null) {
        return null;
      }
      box = effect.value();
    }
    return box;
  }

  /**
   * Returns whether every use of an address of {@code buffer} is in {@code block} or in a region inside it. (Passes do
   * not follow addresses to other blocks.) Linear in the aliases; constant if no address is taken.
   */
  public boolean areAddressesUsedOnlyIn(Block block, Value buffer) {
    if (!aliases.hasAddresses()) {
      return true;
    }
    Region region = block.parent();
    for (Value alias : aliases.resolve(buffer)) {
      boolean isAddress = aliases.isAddress(alias) || aliases.isDerived(alias);
      for (OpOperand use = isAddress ? alias.firstUse() : null; use != null; use = use.nextUse()) {
        if (region.findAncestorBlockInRegion(use.owner().block()) != block) {
          return false;
        }
      }
    }
    return true;
  }
}
