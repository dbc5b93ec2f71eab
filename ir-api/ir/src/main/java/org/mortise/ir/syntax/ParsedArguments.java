// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The arguments of a {@link CustomDirective} while it parses, by position. Lists are those that the format collects:
 * the directive adds what it finds; after {@code ref(...)} they have what was parsed before.
 */
@ProviderType
public interface ParsedArguments {
  /** Of an argument {@code $operand}: its operands, not resolved yet. */
  List<UnresolvedOperand> operands(int argument);

  /** Of an argument {@code type($x)}: its types. */
  List<Type> types(int argument);

  /** Of an argument {@code $attribute}: what it is, or null. */
  Attribute attribute(int argument);

  /** Of an argument {@code $attribute}: sets it; null leaves it unset. */
  void setAttribute(int argument, Attribute value);

  /** Of an argument {@code $region} that stands for one region. */
  Region region(int argument);

  /** Of an argument {@code $region} that stands for several regions: a new one. */
  Region addRegion(int argument);

  /** Of an argument {@code $successor}: its blocks. */
  List<Block> successors(int argument);

  /** Of an argument {@code "text"}. */
  @Nullable String text(int argument);

  /** The operation that is being built, for {@code attr-dict} arguments and the context. */
  OperationState state();
}
