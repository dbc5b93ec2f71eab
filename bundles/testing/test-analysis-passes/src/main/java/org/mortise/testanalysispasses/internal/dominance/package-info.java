// SPDX-License-Identifier: Apache-2.0
/** Reports of dominance. */
@NullMarked
package org.mortise.testanalysispasses.internal.dominance;

import org.jspecify.annotations.NullMarked;
