// SPDX-License-Identifier: Apache-2.0
/**
 * Reads MLIR's textual form: {@link org.mortise.ir.text.parser.IRParser} is the way in.
 *
 * <p>A {@code Lexer} cuts the bytes into tokens; a {@code ParseState} is shared by one parser per kind of thing: types,
 * attributes, locations, affine maps, operations. Recurring words are {@code Name}s, found by their bytes;
 * recurring texts of types are found in a {@code TextCache}. Regions are passed over by a {@code BraceTable} and read
 * later, see {@code OperationParser}. The language is that of https://mlir.llvm.org/docs/LangRef (MLIR 19.1); errors
 * are worded and placed as its tools do.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.text.parser;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
