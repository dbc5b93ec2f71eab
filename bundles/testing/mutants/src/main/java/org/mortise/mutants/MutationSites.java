// SPDX-License-Identifier: Apache-2.0
package org.mortise.mutants;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * Finds the mutants of a source file: conditions negated, calls and assignments dropped, operators and numbers
 * replaced, truth values inverted, and elements of annotations dropped. Reads the syntax only, so some mutants do not
 * compile.
 */
final class MutationSites extends TreeScanner<@Nullable Void, @Nullable Void> {
  private static final Map<Tree.Kind, String> OPERATORS = Map.ofEntries(
      Map.entry(Tree.Kind.PLUS, "-"), Map.entry(Tree.Kind.MINUS, "+"), Map.entry(Tree.Kind.MULTIPLY, "+"),
      Map.entry(Tree.Kind.LESS_THAN, "<="), Map.entry(Tree.Kind.LESS_THAN_EQUAL, "<"),
      Map.entry(Tree.Kind.GREATER_THAN, ">="), Map.entry(Tree.Kind.GREATER_THAN_EQUAL, ">"),
      Map.entry(Tree.Kind.EQUAL_TO, "!="), Map.entry(Tree.Kind.NOT_EQUAL_TO, "=="),
      Map.entry(Tree.Kind.CONDITIONAL_AND, "||"), Map.entry(Tree.Kind.CONDITIONAL_OR, "&&"));
  /** Annotations that tests cannot observe. */
  private static final List<String> INERT = List.of("Override", "Nullable", "SuppressWarnings", "Version",
      "NullMarked", "FunctionalInterface", "Deprecated", "ProviderType", "ConsumerType");

  private final Path file;
  private final String source;
  private final CompilationUnitTree unit;
  private final SourcePositions positions;
  private final List<Mutant> mutants = new ArrayList<>();

  private MutationSites(Path file, String source, CompilationUnitTree unit, SourcePositions positions) {
    this.file = file;
    this.source = source;
    this.unit = unit;
    this.positions = positions;
  }

  /** Returns the mutants of a file in the order of its text. */
  static List<Mutant> of(Path file, String source) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task = (JavacTask) compiler.getTask(
          null, files, problem -> {}, List.of("-proc:none"), null, files.getJavaFileObjects(file));
      CompilationUnitTree unit = task.parse().iterator().next();
      MutationSites sites = new MutationSites(file, source, unit, Trees.instance(task).getSourcePositions());
      sites.scan(unit, null);
      return sites.mutants;
    }
  }

  private void replace(Tree tree, String replacement, boolean changesAnnotation) {
    replace(start(tree), end(tree), replacement, changesAnnotation);
  }

  private void replace(int from, int to, String replacement, boolean changesAnnotation) {
    if (from >= 0 && to > from) {
      mutants.add(new Mutant(file, unit.getLineMap().getLineNumber(from), from, to, replacement, changesAnnotation));
    }
  }

  private void negate(ExpressionTree condition) {
    replace(condition, "!(" + source.substring(start(condition), end(condition)) + ")", false);
  }

  private int start(Tree tree) {
    return (int) positions.getStartPosition(unit, tree);
  }

  private int end(Tree tree) {
    return (int) positions.getEndPosition(unit, tree);
  }

  @Override
  public @Nullable Void visitIf(IfTree node, @Nullable Void unused) {
    negate(node.getCondition());
    return super.visitIf(node, unused);
  }

  @Override
  public @Nullable Void visitWhileLoop(WhileLoopTree node, @Nullable Void unused) {
    negate(node.getCondition());
    return super.visitWhileLoop(node, unused);
  }

  @Override
  public @Nullable Void visitConditionalExpression(ConditionalExpressionTree node, @Nullable Void unused) {
    negate(node.getCondition());
    return super.visitConditionalExpression(node, unused);
  }

  @Override
  public @Nullable Void visitExpressionStatement(ExpressionStatementTree node, @Nullable Void unused) {
    boolean isConstructorCall = node.getExpression() instanceof MethodInvocationTree call
        && (call.getMethodSelect().toString().equals("super") || call.getMethodSelect().toString().equals("this"));
    if (!isConstructorCall) {
      replace(node, ";", false);
    }
    return super.visitExpressionStatement(node, unused);
  }

  @Override
  public @Nullable Void visitBinary(BinaryTree node, @Nullable Void unused) {
    String operator = OPERATORS.get(node.getKind());
    int from = end(node.getLeftOperand());
    int to = start(node.getRightOperand());
    if (operator != null && from > 0 && !source.substring(start(node), end(node)).contains("\"")) {
      replace(from, to, source.substring(from, to).replaceFirst("[-+*<>=!&|]+", operator), false);
    }
    return super.visitBinary(node, unused);
  }

  @Override
  public @Nullable Void visitReturn(ReturnTree node, @Nullable Void unused) {
    if (node.getExpression() instanceof LiteralTree literal && literal.getValue() instanceof Boolean value) {
      replace(literal, String.valueOf(!value), false);
    }
    return super.visitReturn(node, unused);
  }

  @Override
  public @Nullable Void visitLiteral(LiteralTree node, @Nullable Void unused) {
    if (node.getKind() == Tree.Kind.INT_LITERAL && node.getValue() instanceof Integer value) {
      replace(node, String.valueOf(value + 1), false);
    }
    return super.visitLiteral(node, unused);
  }

  @Override
  public @Nullable Void visitAnnotation(AnnotationTree node, @Nullable Void unused) {
    if (INERT.contains(node.getAnnotationType().toString())) {
      return null;
    }
    List<? extends ExpressionTree> arguments = node.getArguments();
    for (int i = 0; i < arguments.size(); i++) {
      ExpressionTree argument = arguments.get(i);
      if (i + 1 < arguments.size()) {
        replace(start(argument), start(arguments.get(i + 1)), "", true);
      }
      if (argument instanceof AssignmentTree assignment && assignment.getExpression() instanceof NewArrayTree array) {
        dropElements(array);
      }
    }
    return null;
  }

  private void dropElements(NewArrayTree array) {
    List<? extends ExpressionTree> elements = array.getInitializers();
    for (int i = 0; elements != null && i + 1 < elements.size(); i++) {
      replace(start(elements.get(i)), start(elements.get(i + 1)), "", true);
    }
  }
}
