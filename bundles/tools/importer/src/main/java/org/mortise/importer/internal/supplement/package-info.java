// SPDX-License-Identifier: Apache-2.0
/** Dialect files that add to an import. */
@NullMarked
package org.mortise.importer.internal.supplement;

import org.jspecify.annotations.NullMarked;
