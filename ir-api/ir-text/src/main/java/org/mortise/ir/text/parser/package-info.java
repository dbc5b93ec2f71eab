// SPDX-License-Identifier: Apache-2.0
/**
 * Parser of MLIR's textual form. The entry point is {@link org.mortise.ir.text.parser.IRParser}.
 *
 * <p>A {@code Lexer} splits the bytes into tokens; a {@code ParseState} is shared by the parsers of types, attributes,
 * locations, affine maps and operations. Recurring words are {@code Name}s, found by their bytes; recurring texts of
 * types are found in a {@code TextCache}. A {@code BraceTable} skips regions, which are read later, see {@code
 * OperationParser}. The language is https://mlir.llvm.org/docs/LangRef (MLIR 19.1); errors have the text and position
 * of MLIR's errors.
 *
 * <p><b>Recovery from errors</b> (for editors). Without recovery the first error ends the parse. With it, {@code
 * Recovery} finds the end of the broken operation from the layout of the text, and parsing continues there. Three rules
 * keep one mistake from causing other errors. Names that the skipped text would have defined are recorded as unknown,
 * and uses of unknown names are not reported. Braces are matched before the parse ({@code BraceTable}), with a guess
 * from the indentation where they do not match, so that a region ends where its author meant it to. The regions of a
 * broken operation are parsed if they can be found ({@code BrokenOperation}), so that the errors in them are reported.
 * Each step skips at least one line or the rest of the region, so recovery ends, and is linear in the text.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.text.parser;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
