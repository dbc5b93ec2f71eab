// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.osgi.annotation.versioning.ProviderType;

/** The arguments of a {@link CustomDirective} while it prints, by position. */
@ProviderType
public interface PrintedArguments {
  /** Returns the number of arguments. */
  int count();

  /** Of an argument {@code $operand}. */
  OperandRange operands(int argument);

  /** Of an argument {@code type($x)}. */
  List<Type> types(int argument);

  /** Returns the value of an argument {@code $attribute}, or null. */
  Attribute attribute(int argument);

  /** Of an argument {@code $region}. */
  List<Region> regions(int argument);

  /** Of an argument {@code $successor}. */
  List<Block> successors(int argument);

  /** Of an argument {@code "text"}. */
  @Nullable String text(int argument);
}
