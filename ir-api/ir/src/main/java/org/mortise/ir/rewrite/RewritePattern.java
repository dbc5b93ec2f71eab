// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.List;
import java.util.function.Function;
import org.mortise.ir.Operation;

/** A rewrite of operations of one name, or of all operations. Implementations are stateless. */
public abstract class RewritePattern {
  /** The function of a pattern; see {@link RewritePattern#matchAndRewrite}. */
  @FunctionalInterface
  public interface Rewrite {
    boolean matchAndRewrite(Operation op, PatternRewriter rewriter);
  }

  /** The function of a pattern that receives the operation as a view of class {@code V}. */
  @FunctionalInterface
  public interface TypedRewrite<V> {
    boolean matchAndRewrite(V op, PatternRewriter rewriter);
  }

  private static final class Named extends RewritePattern {
    private final String name;
    private final Rewrite rewrite;

    Named(String rootName, String name, Rewrite rewrite) {
      super(rootName);
      this.name = name;
      this.rewrite = rewrite;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      return rewrite.matchAndRewrite(op, rewriter);
    }
  }

  private final String rootName;
  private final int benefit;

  /** Creates a pattern of benefit 1 for operations of one name. */
  protected RewritePattern(String rootName) {
    this(rootName, 1);
  }

  /**
   * Creates a pattern for operations of one name, or for all operations if {@code rootName} is null. Patterns of higher
   * benefit are tried first, patterns of equal benefit in the order of addition.
   */
  protected RewritePattern(String rootName, int benefit) {
    this.rootName = rootName;
    this.benefit = benefit;
  }

  /** Returns a pattern with the given {@link #name} for operations of one name. */
  public static RewritePattern of(String rootName, String name, Rewrite rewrite) {
    return new Named(rootName, name, rewrite);
  }

  /**
   * Returns a pattern for operations of one name that receives their view. The generated method {@code pattern} of an
   * operation's class calls it: {@code LoadOp.pattern("FoldLoad", LoadPatterns::fold)}.
   */
  public static <V> RewritePattern of(
      String rootName, String name, Function<Operation, V> view, TypedRewrite<V> rewrite) {
    return new Named(rootName, name, (op, rewriter) -> rewrite.matchAndRewrite(view.apply(op), rewriter));
  }

  /** Returns the name of the operations to which this pattern applies, or null for all operations. */
  public final String rootName() {
    return rootName;
  }

  /** Returns the benefit; patterns of higher benefit are tried first. */
  public final int benefit() {
    return benefit;
  }

  /** Returns the name by which pattern filters and messages refer to this pattern. */
  public String name() {
    return getClass().getSimpleName();
  }

  /**
   * Returns whether the pattern, applied to operations that it has created itself, terminates. A conversion then
   * applies it to them, otherwise not.
   */
  public boolean hasBoundedRecursion() {
    return false;
  }

  /**
   * Returns the names of operations that this pattern may create, as far as known. A conversion does not try a pattern
   * that creates an illegal operation without a pattern.
   */
  public List<String> generatedOps() {
    return List.of();
  }

  /**
   * Rewrites {@code op} if it matches. All changes go through {@code rewriter}. The result is true if and only if the
   * program was changed: a pattern must not change anything and return false, nor return true without a change.
   * {@code RewriteChecks} of the greedy driver enforces this in tests.
   */
  public abstract boolean matchAndRewrite(Operation op, PatternRewriter rewriter);
}
