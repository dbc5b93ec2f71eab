// SPDX-License-Identifier: Apache-2.0
/** Dialect files: their entries, merging and printing. */
@NullMarked
package org.mortise.importer.internal.file;

import org.jspecify.annotations.NullMarked;
