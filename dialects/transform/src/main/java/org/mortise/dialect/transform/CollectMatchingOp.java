// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Collects the values yielded by a matcher for the operations nested in the root. */
@Op(name = "transform.collect_matching", family = TransformOp.class,
    operands = "root: HANDLE",
    results = "results: HANDLE_OR_PARAM...",
    attributes = "matcher: SYMBOL_REF",
    implementations = {HandleEffects.Reading.class, CollectMatchingOp.SymbolUser.class},
    format = "$matcher `in` $root attr-dict `:` functional-type($root, $results)")
public final class CollectMatchingOp extends CollectMatchingOpBase {
  CollectMatchingOp(Operation operation) {
    super(operation);
  }

  /** Requires a matcher that is a named sequence. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      Operation matcher = symbolTables.lookupNearestSymbolFrom(op, of(op).matcherAttr());
      return matcher == null || !matcher.hasTrait(TransformTraits.TRANSFORM)
          ? op.error("unresolved matcher symbol " + of(op).matcherAttr())
          : null;
    }
  }
}
