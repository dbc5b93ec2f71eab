// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithintrangenarrowing;

import java.util.HashMap;
import java.util.Map;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.CeilDivSIOp;
import org.mortise.dialect.arith.CeilDivUIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.DivSIOp;
import org.mortise.dialect.arith.DivUIOp;
import org.mortise.dialect.arith.FloorDivSIOp;
import org.mortise.dialect.arith.MaxSIOp;
import org.mortise.dialect.arith.MaxUIOp;
import org.mortise.dialect.arith.MinSIOp;
import org.mortise.dialect.arith.MinUIOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.dialect.arith.RemSIOp;
import org.mortise.dialect.arith.RemUIOp;
import org.mortise.dialect.arith.ShLIOp;
import org.mortise.dialect.arith.ShRSIOp;
import org.mortise.dialect.arith.ShRUIOp;
import org.mortise.dialect.arith.SubIOp;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.ir.Operation;

/**
 * How the numbers must fit into a narrower type, so that an operation has the same result there. Operands are truncated
 * to that type. A number that fits as a signed one is recovered from it by sign extension, one that fits as an unsigned
 * one by zero extension. Sums, products and bitwise functions need either; signed quotients and comparisons need signed
 * numbers; unsigned quotients need unsigned ones, since the sign extension of a number is another dividend.
 */
enum Reading {
  /** The operation computes the same with signed and with unsigned numbers. */
  ANY(true, true),
  /** The operation needs numbers that fit as signed ones. */
  SIGNED(true, false),
  /** The operation needs numbers that fit as unsigned ones. */
  UNSIGNED(false, true);

  private static final Map<String, Reading> OF_OPERATIONS = table();

  private final boolean acceptsSigned;
  private final boolean acceptsUnsigned;

  Reading(boolean acceptsSigned, boolean acceptsUnsigned) {
    this.acceptsSigned = acceptsSigned;
    this.acceptsUnsigned = acceptsUnsigned;
  }

  private static Map<String, Reading> table() {
    Map<String, Reading> table = new HashMap<>();
    for (String name : new String[] {AddIOp.NAME, SubIOp.NAME, MulIOp.NAME, AndIOp.NAME, OrIOp.NAME, XOrIOp.NAME,
        ShLIOp.NAME, MaxUIOp.NAME, MinUIOp.NAME, CmpIOp.NAME}) {
      table.put(name, ANY);
    }
    for (String name : new String[] {DivSIOp.NAME, CeilDivSIOp.NAME, FloorDivSIOp.NAME, RemSIOp.NAME, MaxSIOp.NAME,
        MinSIOp.NAME, ShRSIOp.NAME}) {
      table.put(name, SIGNED);
    }
    for (String name : new String[] {DivUIOp.NAME, CeilDivUIOp.NAME, RemUIOp.NAME, ShRUIOp.NAME}) {
      table.put(name, UNSIGNED);
    }
    return table;
  }

  /** Returns the names of the operations that can be narrowed. */
  static Iterable<String> names() {
    return OF_OPERATIONS.keySet();
  }

  /** Returns how {@code op}, one of {@link #names}, reads its operands. */
  static Reading of(Operation op) {
    CmpIOp compare = CmpIOp.of(op);
    if (compare != null && compare.predicate().unsigned() != compare.predicate()) {
      return SIGNED;
    }
    return OF_OPERATIONS.get(op.name().name());
  }

  /** Returns whether the operation computes the same in a type that {@code fit} describes. */
  boolean accepts(Fit fit) {
    return fit.isSigned() && acceptsSigned || fit.isUnsigned() && acceptsUnsigned;
  }
}
