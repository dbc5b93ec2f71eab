// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.expression.Scope;
import org.mortise.dialect.ods.internal.pattern.Term.Call;
import org.mortise.dialect.ods.internal.pattern.Term.Reference;
import org.mortise.ir.Context;

/** Makes the objects that match and replace, for one context, of the text of a pattern. */
public final class PatternCompiler {
  private PatternCompiler() {}

  /**
   * Checks a pattern.
   *
   * @param context a context with the dialects that the pattern refers to, except those that are being loaded
   * @param scope the definitions to which expressions refer
   * @param operations finds the operations of all dialects
   * @throws ExpressionError if the pattern is malformed
   */
  public static void check(PatternText pattern, Context context, Scope scope, OperationLookup operations) {
    compile(pattern, new Vocabulary(context, scope, operations));
    checkEnds(pattern);
  }

  static CompiledPattern compile(PatternText pattern, Vocabulary vocabulary) {
    Names names = new Names();
    MatchCompiler matches = new MatchCompiler(vocabulary, names);
    OperationMatcher root = matches.root(pattern.match());
    ConditionCompiler conditionCompiler = new ConditionCompiler(vocabulary, names);
    List<Condition> conditions = new ArrayList<>();
    pattern.where().forEach(text -> conditions.add(conditionCompiler.compile(text)));
    ResultCompiler results =
        new ResultCompiler(vocabulary, names, vocabulary.definition(pattern.root()), pattern.match().name());
    List<ValueSource> replacement = results.compile(pattern.replace());
    return new CompiledPattern(
        vocabulary.context(), root, List.copyOf(conditions), matches.eithers(), matches.locations(),
        List.copyOf(results.steps()), List.copyOf(replacement), names.values(), names.attributes(),
        names.operations());
  }

  /**
   * Fails if a pattern is applied to its own result without end: it matches each operation of a name, and creates one
   * of this name. Other patterns without end are not detected.
   */
  private static void checkEnds(PatternText pattern) {
    if (pattern.where().isEmpty() && matchesAll(pattern.match())
        && pattern.replace().stream().anyMatch(term -> creates(term, pattern.root()))) {
      throw new ExpressionError("the pattern matches its own result, so it is applied without end");
    }
  }

  private static boolean matchesAll(Call call) {
    Set<String> seen = new HashSet<>();
    for (Term operand : call.operands() == null ? List.<Term>of() : call.operands()) {
      boolean isAny = operand instanceof Term.Any any && any.type() == null
          || operand instanceof Reference reference && reference.type() == null && seen.add(reference.name());
      if (!isAny) {
        return false;
      }
    }
    for (Term.AttributeTerm attribute : call.attributes()) {
      if (!(attribute.value() instanceof Term.NamedValue named && named.accepts() == null && seen.add(named.name()))) {
        return false;
      }
    }
    return true;
  }

  private static boolean creates(Term term, String operation) {
    return term instanceof Call call && (call.operation().equals(operation)
        || call.operands() != null && call.operands().stream().anyMatch(operand -> creates(operand, operation)))
        || term instanceof Term.Group group && group.elements().stream().anyMatch(each -> creates(each, operation));
  }
}
