// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.UnknownLoc;

/**
 * Creates constant operations, one for each value, type and dialect in each isolated region, before the constants
 * created earlier. Amortised O(1).
 */
public final class UniqueConstants {
  private final OpBuilder builder;
  private final ConstantTable table = new ConstantTable();

  /** Creates an empty set of constants. */
  public UniqueConstants(Context context) {
    this.builder = new OpBuilder(context);
  }

  /**
   * Returns the constant in the isolated region that is or encloses {@code region}; null if the dialect cannot create
   * it.
   */
  public @Nullable Operation get(Region region, @Nullable Dialect dialect, Attribute value, Type type) {
    Region home = table.homeOf(region);
    Operation same = table.get(home, dialect, value, type);
    if (same != null) {
      return same;
    }
    if (dialect == null) {
      return null;
    }
    builder.setInsertionPointToStart(home.first());
    Operation made = dialect.materializeConstant(builder, value, type, UnknownLoc.of(builder.context()));
    if (made == null) {
      return null;
    }
    Dialect maker = made.name().dialect();
    if (maker != dialect) {
      Operation existing = table.putIfAbsent(home, maker, value, type, made);
      if (existing != null) {
        made.erase();
        made = existing;
      }
    }
    table.putIfAbsent(home, dialect, value, type, made);
    return made;
  }
}
