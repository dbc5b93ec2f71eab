// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Value;

/** An argument or result, with the values that replace it. */
final class ConvertedValue {
  private final Value old;
  private final Parts parts;
  private final List<Value> values;
  /** The value packed from all parts, of the type that replaces the old one; null if unused. */
  private Value packed;
  /** The replacement of the old value in operations that are not converted; null if there are none. */
  private Value view;

  ConvertedValue(Value old, Parts parts, List<Value> values) {
    this.old = old;
    this.parts = parts;
    this.values = values;
  }

  /**
   * Creates the values that remaining uses need, at the builder's position.
   *
   * @param alwaysPack whether parts that keep their types are packed even if the result is unused, as in MLIR's
   *     conversion of the entry block
   */
  void makeViews(Conversion conversion, Location location, boolean alwaysPack) {
    boolean forConverted = alwaysPack && parts.keepTypes();
    boolean forOthers = false;
    for (OpOperand use = old.firstUse(); use != null; use = use.nextUse()) {
      if (conversion.converts(use)) {
        forConverted = true;
      } else {
        forOthers = true;
      }
    }
    if (forConverted && values.size() > 1) {
      packed = conversion.types().pack(conversion.builder(), location, old.type(), values);
    }
    if (forOthers) {
      view = packed != null && parts.keepTypes() ? packed : makeView(conversion, location);
    }
  }

  private Value makeView(Conversion conversion, Location location) {
    OpBuilder builder = conversion.builder();
    List<Value> sources = new ArrayList<>(values.size());
    for (int i = 0; i < values.size(); i++) {
      sources.add(conversion.types().toSource(builder, location, parts.list().get(i).before(), values.get(i)));
    }
    Value made = parts.isDecomposed()
        ? conversion.types().pack(builder, location, old.type(), sources) : sources.get(0);
    if (made.type() != old.type()) {
      throw new PreparationException("packing gave type '" + made.type() + "' instead of '" + old.type() + "'");
    }
    return made;
  }

  /** Returns the parts, unpacked at the builder's position. */
  List<Value> take(Conversion conversion, Location location) {
    if (packed == null) {
      return values;
    }
    List<Value> taken = conversion.types().unpack(conversion.builder(), location, packed);
    if (taken == null || taken.size() != values.size()) {
      throw new PreparationException("unpacking type '" + packed.type() + "' does not give " + values.size()
          + " values");
    }
    for (int i = 0; i < taken.size(); i++) {
      Conversion.checkType(taken.get(i), values.get(i).type());
    }
    return taken;
  }

  /** Replaces the old value; requires that all converted uses have been removed. */
  void replaceOld() {
    if (old.hasUses()) {
      old.replaceAllUsesWith(view);
    }
  }
}
