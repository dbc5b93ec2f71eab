// SPDX-License-Identifier: Apache-2.0
/** Reports of natural loops. */
@NullMarked
package org.mortise.testanalysispasses.internal.loops;

import org.jspecify.annotations.NullMarked;
