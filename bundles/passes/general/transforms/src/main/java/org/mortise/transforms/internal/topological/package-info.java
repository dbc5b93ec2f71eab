// SPDX-License-Identifier: Apache-2.0
/** Topological sorting of graph regions. */
@NullMarked
package org.mortise.transforms.internal.topological;

import org.jspecify.annotations.NullMarked;
