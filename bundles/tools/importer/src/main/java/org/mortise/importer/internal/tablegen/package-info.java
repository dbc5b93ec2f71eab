// SPDX-License-Identifier: Apache-2.0
/** The program llvm-tblgen. */
@NullMarked
package org.mortise.importer.internal.tablegen;

import org.jspecify.annotations.NullMarked;
