// SPDX-License-Identifier: Apache-2.0
/** Rewrite patterns of definitions (DRR), as patterns of dialect files. */
@NullMarked
package org.mortise.importer.internal.rewrite;

import org.jspecify.annotations.NullMarked;
