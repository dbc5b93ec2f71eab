// SPDX-License-Identifier: Apache-2.0
/** The search for a smaller program: which steps are taken where, and which results are tested. */
@NullMarked
package org.mortise.reduce.internal.search;

import org.jspecify.annotations.NullMarked;
