// SPDX-License-Identifier: Apache-2.0
/** Reports of the code that control can reach. */
@NullMarked
package org.mortise.testanalysispasses.internal.deadcode;

import org.jspecify.annotations.NullMarked;
