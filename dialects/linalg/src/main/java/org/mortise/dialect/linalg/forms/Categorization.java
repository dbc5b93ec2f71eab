// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.forms;

import java.util.Collections;
import java.util.List;
import org.mortise.dialect.linalg.ElementwiseOp;
import org.mortise.dialect.linalg.LinalgEnums;
import org.mortise.dialect.linalg.LinalgOp;
import org.mortise.dialect.linalg.NamedOps;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * Replaces an elementwise named operation by {@code linalg.elementwise} of the kind that has the same name. Attributes
 * are dropped.
 */
public final class Categorization extends RewritePattern {
  /** Creates the pattern, which applies to any operation. */
  public Categorization() {
    super(null);
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    LinalgOp structure = op.getInterface(LinalgOp.class);
    if (structure == null || ElementwiseOp.of(op) != null) {
      return false;
    }
    String kind = op.name().name().substring(op.name().dialectNamespace().length() + 1);
    if (!LinalgEnums.ELEMENTWISE_KIND.words().contains(kind)) {
      return false;
    }
    Context context = op.context();
    Value output = structure.getDpsInits(op).get(0);
    Attribute map = AffineMapAttr.of(context, AffineMap.identity(structure.countLoops(op)));
    List<NamedAttribute> attributes = List.of(
        new NamedAttribute("kind", LinalgEnums.ELEMENTWISE_KIND.of(context, kind)),
        new NamedAttribute("indexing_maps", ArrayAttr.of(context, Collections.nCopies(op.operandCount(), map))));
    rewriter.replaceOpWithNew(op, NamedOps.state(rewriter, op.location(), ElementwiseOp.NAME,
        List.copyOf(structure.getDpsInputs(op)), output, DictionaryAttr.of(context, attributes)));
    return true;
  }
}
