// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Parallel;
import org.mortise.ir.Region;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.logging.LogComponent;
import org.slf4j.Logger;

/**
 * Folds and rewrites operations until a fixed point or a limit is reached. An iteration puts all operations on a
 * worklist, a stack; the top operation is erased if it is dead, otherwise folded, otherwise matched against the
 * patterns. A change pushes operations again: a changed or new operation with its ancestors, and the definitions of the
 * operands of an erased operation if these have few other uses. Before an iteration, constants are moved to the start
 * of the isolated region; after it, regions are simplified.
 *
 * <p>The visitation order is that of MLIR's greedy pattern rewrite driver, since it affects the result. Linear per
 * iteration, besides the cost of the patterns. Not recursive.
 *
 * <p>The isolated operations of a region, such as the functions of a module, are rewritten one by one, in parallel if
 * {@link GreedyConfig#threads} allows it, provided that nothing else in the region can change (see {@link
 * IndependentParts}). The result is the same. A pattern must therefore neither change nor read an isolated operation
 * other than the one that encloses its root.
 */
public final class GreedyRewriter {
  /**
   * The result of rewriting.
   *
   * @param changed whether anything changed
   * @param converged whether the last iteration changed nothing
   */
  public record Outcome(boolean changed, boolean converged) {}

  private static final Logger LOG = LogComponent.GREEDY.logger();

  private final GreedyDriver driver;
  private final GreedyConfig config;
  private final Region region;

  private GreedyRewriter(Region region, GreedyDriver driver, GreedyConfig config) {
    this.region = region;
    this.config = config;
    this.driver = driver;
  }

  /** Rewrites all operations nested in {@code op}, which should be isolated from above, but not {@code op} itself. */
  public static Outcome apply(Operation op, FrozenPatternSet patterns, GreedyConfig config) {
    boolean changed = false;
    boolean converged = true;
    for (int i = 0; i < op.regionCount(); i++) {
      Outcome outcome = apply(op.region(i), patterns, config);
      changed |= outcome.changed();
      converged &= outcome.converged();
    }
    return new Outcome(changed, converged);
  }

  /** Rewrites all operations nested in {@code region}. */
  public static Outcome apply(Region region, FrozenPatternSet patterns, GreedyConfig config) {
    if (region.isEmpty()) {
      return new Outcome(false, true);
    }
    List<Operation> parts = IndependentParts.of(region, patterns, config);
    if (!parts.isEmpty()) {
      return applyToEach(parts, patterns, config);
    }
    Region scope = config.scope() == null ? region : config.scope();
    GreedyDriver driver = new GreedyDriver(region.parentOp().context(), scope, patterns, config);
    return new GreedyRewriter(region, driver, config).run();
  }

  private static Outcome applyToEach(List<Operation> parts, FrozenPatternSet patterns, GreedyConfig config) {
    Outcomes outcomes = new Outcomes();
    int threads = LOG.isDebugEnabled() ? 1 : config.threads();
    Parallel.forEach(parts, threads, () -> {
      GreedyDriver driver = new GreedyDriver(parts.get(0).context(), null, patterns, config);
      return (part, index) -> {
        for (int i = 0; i < part.regionCount(); i++) {
          if (!part.region(i).isEmpty()) {
            driver.enter(part.region(i));
            outcomes.add(new GreedyRewriter(part.region(i), driver, config).run());
          }
        }
      };
    });
    return new Outcome(outcomes.changed, !outcomes.limited);
  }

  /** The outcomes of several threads. */
  private static final class Outcomes {
    private volatile boolean changed;
    private volatile boolean limited;

    void add(Outcome outcome) {
      if (outcome.changed()) {
        changed = true;
      }
      if (!outcome.converged()) {
        limited = true;
      }
    }
  }

  /**
   * Rewrites the given operations, and others as {@link GreedyConfig#strictness} allows, in the given scope or in the
   * innermost region that contains all of them. The worklist is processed once, without iterations, and regions are not
   * simplified. Finding the region costs the depth of each operation in it.
   */
  public static Outcome applyTo(List<Operation> ops, FrozenPatternSet patterns, GreedyConfig config) {
    if (ops.isEmpty()) {
      return new Outcome(false, true);
    }
    Region scope = config.scope() == null ? commonRegion(ops) : config.scope();
    GreedyDriver driver = new GreedyDriver(ops.get(0).context(), scope, patterns, config);
    driver.restrictTo(ops);
    for (Operation op : ops) {
      driver.addAlone(op);
    }
    boolean changed = driver.workOff();
    return new Outcome(changed, driver.isDone());
  }

  private static @Nullable Region commonRegion(List<Operation> ops) {
    Region common = ops.get(0).parentRegion();
    for (Operation op : ops) {
      while (common != null && (op.parentRegion() == null || !common.isAncestor(op.parentRegion()))) {
        common = common.parentOp().parentRegion();
      }
    }
    return common;
  }

  private Outcome run() {
    long iteration = 0;
    boolean changing = config.maxIterations() != 0;
    while (changing) {
      iteration++;
      if (config.maxIterations() != GreedyConfig.NO_LIMIT && iteration > config.maxIterations()) {
        break;
      }
      fill();
      changing = driver.workOff();
      if (config.regions() != RegionSimplification.DISABLED) {
        changing |= RegionSimplifier.simplify(driver.rewriter(), region, config.regions());
      }
      if (LOG.isDebugEnabled()) {
        LOG.debug("iteration {} in {} {}", iteration, LogComponent.text(region.parentOp()),
            changing ? "has changed it" : "has changed nothing");
      }
    }
    return new Outcome(iteration > 1, !changing);
  }

  private void fill() {
    driver.clear();
    ConstantPool constants = new ConstantPool(driver.rewriter(), UnknownLoc.of(driver.rewriter().context()));
    if (config.topDown()) {
      Walk.preOrder(region, op -> addUnlessConstant(op, constants));
      driver.reverse();
    } else {
      Walk.postOrder(region, op -> addUnlessConstant(op, constants));
    }
  }

  private void addUnlessConstant(Operation op, ConstantPool constants) {
    var value = Constants.of(op);
    if (value == null || constants.insert(op, value)) {
      driver.seed(op);
    }
  }
}
