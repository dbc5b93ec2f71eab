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
 * The arguments of a {@link CustomDirective} during parsing, by position. The directive adds the parsed items to the
 * lists that the format collects; after {@code ref(...)} the lists contain the items parsed before.
 */
@ProviderType
public interface ParsedArguments {
  /** Returns the number of arguments. */
  int count();

  /** Of an argument {@code $operand}: its operands, not resolved yet. */
  List<UnresolvedOperand> operands(int argument);

  /** Of an argument {@code type($x)}: its types. */
  List<Type> types(int argument);

  /** Returns the value of an argument {@code $attribute}, or null. */
  Attribute attribute(int argument);

  /** Of an argument {@code $attribute}: sets it; null leaves it unset. */
  void setAttribute(int argument, Attribute value);

  /** Returns the region of an argument {@code $region} that denotes one region. */
  Region region(int argument);

  /** Adds a region to an argument {@code $region} that denotes several regions. */
  Region addRegion(int argument);

  /** Of an argument {@code $successor}: its blocks. */
  List<Block> successors(int argument);

  /** Of an argument {@code "text"}. */
  @Nullable String text(int argument);

  /** The operation that is being built, for {@code attr-dict} arguments and the context. */
  OperationState state();
}
