// SPDX-License-Identifier: Apache-2.0
/** Reports of the alias analysis. */
@NullMarked
package org.mortise.testanalysispasses.internal.aliases;

import org.jspecify.annotations.NullMarked;
