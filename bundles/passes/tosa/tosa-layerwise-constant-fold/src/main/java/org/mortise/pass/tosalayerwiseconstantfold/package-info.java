// SPDX-License-Identifier: Apache-2.0
/** Folds operations of the tosa dialect whose operands are constants. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.tosalayerwiseconstantfold;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
