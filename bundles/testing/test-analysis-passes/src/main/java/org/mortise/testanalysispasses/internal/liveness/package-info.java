// SPDX-License-Identifier: Apache-2.0
/** Reports of liveness. */
@NullMarked
package org.mortise.testanalysispasses.internal.liveness;

import org.jspecify.annotations.NullMarked;
