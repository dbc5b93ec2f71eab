// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.PointerType;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** The orderings of atomic accesses with their numbers, which are not consecutive. */
enum AtomicOrdering {
  NOT_ATOMIC(0),
  UNORDERED(1),
  MONOTONIC(2),
  ACQUIRE(4),
  RELEASE(5),
  ACQ_REL(6),
  SEQ_CST(7);

  /** Printed as the keyword only. */
  static final AttributeConstraint.Form FORM = new Form();

  private final int number;

  AtomicOrdering(int number) {
    this.number = number;
  }

  private String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }

  static @Nullable AtomicOrdering byNumber(long number) {
    for (AtomicOrdering ordering : values()) {
      if (ordering.number == number) {
        return ordering;
      }
    }
    return null;
  }

  /** Returns whether an attribute is the number of an ordering. */
  static boolean isOrdering(Attribute value) {
    return value instanceof IntegerAttr number && IntegerType.isSignless(number.type(), Long.SIZE)
        && byNumber(number.longValue()) != null;
  }

  /**
   * Checks an access that cannot have some orderings. Returns an error or null.
   *
   * @param accessed the type of the value
   */
  static @Nullable Diagnostic verify(Operation op, Type accessed, AtomicOrdering... unsupported) {
    AtomicOrdering ordering = byNumber(((IntegerAttr) op.getAttr("ordering")).longValue());
    if (ordering == null || ordering == NOT_ATOMIC) {
      return op.getAttr("syncscope") == null ? null
          : op.opError("expected syncscope to be null for non-atomic access");
    }
    if (!isAtomic(accessed)) {
      return op.opError("unsupported type '" + accessed + "' for atomic access");
    }
    if (List.of(unsupported).contains(ordering)) {
      return op.opError("unsupported ordering '" + ordering.keyword() + "'");
    }
    return op.getAttr("alignment") != null ? null : op.opError("expected alignment for atomic access");
  }

  /**
   * Adds the effects of a volatile access, which the target may observe, and of an atomic access that is ordered: it
   * synchronises with other threads, so it reads and writes any memory.
   */
  static void addEffects(boolean isVolatile, IntegerAttr number, List<MemoryEffect> effects) {
    AtomicOrdering ordering = byNumber(number.longValue());
    if (isVolatile || (ordering != NOT_ATOMIC && ordering != UNORDERED)) {
      effects.add(MemoryEffect.of(MemoryEffect.Kind.WRITE, null));
      effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, null));
    }
  }

  /** Returns whether values of a type can be accessed atomically. */
  static boolean isAtomic(Type type) {
    if (type instanceof PointerType) {
      return true;
    }
    int width = type instanceof IntegerType integer ? integer.width()
        : type instanceof FloatType number ? number.width() : 0;
    return width >= Byte.SIZE && Integer.bitCount(width) == 1;
  }

  private static final class Form implements AttributeConstraint.Form {
    @Override
    public Attribute parse(AsmParser parser) {
      Attribute ordering = parseOptional(parser);
      if (ordering == null) {
        throw parser.error("expected string or keyword containing one of the following enum values for attribute "
            + "'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]");
      }
      return ordering;
    }

    @Override
    public @Nullable Attribute parseOptional(AsmParser parser) {
      for (AtomicOrdering ordering : values()) {
        if (parser.parseOptionalKeyword(ordering.keyword())) {
          return IntegerAttr.of(IntegerType.of(parser.context(), Long.SIZE), ordering.number);
        }
      }
      return null;
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      AtomicOrdering ordering = byNumber(((IntegerAttr) attribute).longValue());
      printer.print(ordering == null ? "not_atomic" : ordering.keyword());
    }
  }
}
