// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.CustomDirective;

/**
 * Compiles format strings in the style of MLIR's ODS ("declarative assembly format") into the custom syntax of an
 * operation. A format is compiled once per definition, into small objects that know how to parse and how to print.
 *
 * <table>
 * <caption>What a format consists of</caption>
 * <tr><td>{@code `word`}, {@code `:`}</td><td>a keyword or punctuation, as it stands</td></tr>
 * <tr><td>{@code ``}, {@code ` `}, {@code `\n`}</td><td>no space, a space, a new line; for the printer only</td></tr>
 * <tr><td>{@code $operand}</td><td>{@code %x}; nothing or one if optional; {@code %x, %y} if variadic</td></tr>
 * <tr><td>{@code $attribute}</td><td>in its own form if its constraint has one, otherwise as an attribute, without its
 *     type if the constraint implies that</td></tr>
 * <tr><td>{@code $region}, {@code $successor}</td><td>{@code {...}}, {@code ^bb1}; lists with commas if
 * variadic</td></tr>
 * <tr><td>{@code operands}, {@code regions}, {@code successors}</td><td>all operands, regions or successors</td></tr>
 * <tr><td>{@code type($x)}, {@code type(operands)}, {@code type(results)}</td><td>types of operands or
 * results</td></tr>
 * <tr><td>{@code functional-type(a, b)}</td><td>{@code (types) -> types}; {@code a} and {@code b} are variables,
 *     {@code operands} or {@code results}</td></tr>
 * <tr><td>{@code attr-dict}, {@code attr-dict-with-keyword}</td><td>{@code {...}}, {@code attributes {...}}: all
 *     attributes that the rest of the format does not print, except default values and segment sizes.
 *     Required exactly once</td></tr>
 * <tr><td>{@code prop-dict}</td><td>{@code <{...}>}: the inherent attributes among them</td></tr>
 * <tr><td>{@code (x y^ z)?}</td><td>an optional group: printed if its anchor {@code y} is there (an operand list that
 * is
 *     not empty, an attribute that is set and not its default, a region that is not empty); parsed if its first part
 *     is. A unit attribute as the anchor has no text of its own if something comes before it</td></tr>
 * <tr><td>{@code (x^) : (y)?}</td><td>the same, with {@code y} if the anchor is not there; or {@code (x) :
 * (y^)?}</td></tr>
 * <tr><td>{@code custom<Name>($x, type($y), ref($z), "text")}</td><td>the {@link CustomDirective} that the definition
 * has
 *     under that name</td></tr>
 * <tr><td>{@code oilist(`a` x | `b` y)}</td><td>clauses in any order, each at most once</td></tr>
 * <tr><td>{@code qualified(x)}</td><td>{@code x}</td></tr>
 * </table>
 *
 * <p>Types that are not written must follow: from a constraint that only one type satisfies, from traits and relations
 * of the definition ({@code sameTypes}, {@code typeFrom}, {@code SAME_OPERANDS_AND_RESULT_TYPE}), or for results from
 * {@code inferResultTypes}. Everything that the definition declares must be in the format.
 */
public final class AssemblyFormat {
  private static final OpAssembly.Compiler COMPILER = new OpAssembly.Compiler() {
    @Override
    public OpAssembly compile(OpDefinition definition, String format) {
      return new FormatCompiler(definition, format).compile();
    }
  };

  private AssemblyFormat() {}

  /**
   * Returns the custom syntax of an operation, compiled at the first call, or null if it has none. O(1) afterwards.
   *
   * @throws FormatError if the format string is malformed; the message names the operation
   */
  public static OpAssembly of(OpDefinition definition) {
    return definition.assembly(COMPILER);
  }
}
