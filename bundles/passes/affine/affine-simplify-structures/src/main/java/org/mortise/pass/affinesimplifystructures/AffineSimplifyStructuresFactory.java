// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affinesimplifystructures;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.affine.ApplyOp;
import org.mortise.dialect.affine.ForOp;
import org.mortise.dialect.affine.IfOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerSetAttr;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code affine-simplify-structures}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class AffineSimplifyStructuresFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("affine-simplify-structures", "Simplify affine expressions in maps/sets and normalize memrefs")
          .withTitle("SimplifyAffineStructures")
          .withDescription("""
              Simplifies the affine maps and integer sets in attributes of operations, then folds and canonicalizes
              `affine.for`, `affine.if` and `affine.apply`. A condition that never holds becomes the empty set. Layouts
              of memrefs remain; see `normalize-memrefs`. Linear in the operations, besides the cost of the
              inequalities of each set.""")
          .onOperation("func.func")
          .withDialects("affine");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    PatternSet patterns = new PatternSet();
    ApplyOp.definition().addCanonicalizationPatterns(patterns);
    ForOp.definition().addCanonicalizationPatterns(patterns);
    IfOp.definition().addCanonicalizationPatterns(patterns);
    FrozenPatternSet frozen = FrozenPatternSet.of(patterns);
    GreedyConfig config = GreedyConfig.DEFAULT.withStrictness(GreedyConfig.Strictness.EXISTING_AND_NEW_OPS);
    return (function, run) -> {
      Map<Attribute, Attribute> simplified = new HashMap<>();
      List<Operation> affine = new ArrayList<>();
      function.walk(op -> {
        DictionaryAttr attributes = op.attributes();
        for (int i = 0; i < attributes.size(); i++) {
          NamedAttribute entry = attributes.entry(i);
          Attribute simple = simplified.computeIfAbsent(entry.value(), AffineSimplifyStructuresFactory::simplify);
          if (simple != entry.value()) {
            op.setAttr(entry.name(), simple);
          }
        }
        if (ForOp.of(op) != null || IfOp.of(op) != null || ApplyOp.of(op) != null) {
          affine.add(op);
        }
      });
      GreedyRewriter.applyTo(affine, frozen, config);
    };
  }

  private static Attribute simplify(Attribute attribute) {
    if (attribute instanceof AffineMapAttr map) {
      return AffineMapAttr.of(attribute.context(), map.map().simplify());
    }
    return attribute instanceof IntegerSetAttr set
        ? IntegerSetAttr.of(attribute.context(), set.set().simplify()) : attribute;
  }
}
