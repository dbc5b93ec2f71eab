// SPDX-License-Identifier: Apache-2.0
/**
 * Parser of MLIR's textual form. The entry point is {@link org.mortise.ir.text.parser.IRParser}.
 *
 * <p>A {@code Lexer} splits the bytes into tokens; a {@code ParseState} is shared by the parsers of types, attributes,
 * locations, affine maps and operations. Recurring words are {@code Name}s, found by their bytes; recurring texts of
 * types are found in a {@code TextCache}. A {@code BraceTable} skips regions, which are read later, see {@code
 * OperationParser}. The language is https://mlir.llvm.org/docs/LangRef (MLIR 19.1); errors have the text and position
 * of MLIR's errors.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.text.parser;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
