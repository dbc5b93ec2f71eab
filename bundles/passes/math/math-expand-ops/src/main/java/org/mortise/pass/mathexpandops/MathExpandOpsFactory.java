// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mathexpandops;

import com.google.auto.service.AutoService;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.transform.FrozenPatternSet;
import org.mortise.ir.transform.GreedyConfig;
import org.mortise.ir.transform.GreedyRewriter;
import org.mortise.ir.types.ShapedType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code math-expand-ops}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MathExpandOpsFactory implements PassFactory {
  private static final PassOption<List<String>> OPS = PassOption.strings("ops", "Operations to expand.");

  private static final PassSpec SPEC = PassSpec.of("math-expand-ops", "Expand math operations.")
      .withTitle("MathExpandOpsPass")
      .withDescription("""
          Replaces functions of `math` by simpler ones and arithmetic: hyperbolic functions by `math.exp`, their
          inverses by `math.log`, powers with constant exponents by products, others by `math.exp` and `math.log`,
          rounding and `math.ctlz` by operations on bits. `math.clampf` becomes a minimum and a maximum, `math.fma` a
          product and a sum. `ops` limits the expansion to operations with the given names, as `ops=sinh,acosh`.
          Tensors of unknown shape stay if the expansion needs a constant, which has a static shape. Fast-math flags
          are dropped, except those of `math.clampf`. Folds operations. Linear in the operations.""")
      .withOptions(OPS)
      .withDialects("arith");

  private static final Map<String, Expansion> EXPANSIONS = expansions();
  /** Functions whose expansions need neither constants nor conversions, if the operands are not constants. */
  private static final Set<String> FOR_ANY_SHAPE = Set.of("clampf", "fma", "powf", "tan");

  private static Map<String, Expansion> expansions() {
    Map<String, Expansion> table = new LinkedHashMap<>();
    table.put("ctlz", LeadingZeros::count);
    table.put("sinh", ElementaryExpansion::sinh);
    table.put("cosh", ElementaryExpansion::cosh);
    table.put("tan", ElementaryExpansion::tan);
    table.put("tanh", ElementaryExpansion::tanh);
    table.put("asinh", ElementaryExpansion::asinh);
    table.put("acosh", ElementaryExpansion::acosh);
    table.put("atanh", ElementaryExpansion::atanh);
    table.put("fma", ElementaryExpansion::fma);
    table.put("ceil", RoundingExpansion::ceil);
    table.put("exp2", ElementaryExpansion::exp2);
    table.put("powf", PowerExpansion::powf);
    table.put("fpowi", PowerExpansion::fpowi);
    table.put("round", RoundingExpansion::round);
    table.put("roundeven", RoundingExpansion::roundEven);
    table.put("rsqrt", ElementaryExpansion::rsqrt);
    table.put("clampf", ElementaryExpansion::clamp);
    return table;
  }

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    List<String> wanted = options.get(OPS);
    PatternSet patterns = new PatternSet();
    EXPANSIONS.forEach((name, expansion) -> {
      if (wanted.isEmpty() || wanted.contains(name)) {
        patterns.add(RewritePattern.of("math." + name, name,
            (op, rewriter) -> isExpandable(name, op) && expand(op, expansion, rewriter)));
      }
    });
    FrozenPatternSet frozen = FrozenPatternSet.of(patterns);
    return (op, run) -> {
      if (!GreedyRewriter.apply(op, frozen, GreedyConfig.DEFAULT).changed()) {
        run.markAllAnalysesPreserved();
      }
    };
  }

  private static boolean isExpandable(String name, Operation op) {
    return FOR_ANY_SHAPE.contains(name)
        || !(op.result(0).type() instanceof ShapedType shaped) || shaped.hasStaticShape();
  }

  private static boolean expand(Operation op, Expansion expansion, PatternRewriter rewriter) {
    Value replacement = expansion.expand(op, FloatCode.before(op, rewriter));
    if (replacement == null) {
      return false;
    }
    rewriter.replaceOp(op, replacement);
    return true;
  }
}
