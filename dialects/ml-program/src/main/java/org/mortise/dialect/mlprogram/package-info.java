// SPDX-License-Identifier: Apache-2.0
/** The ml_program dialect: programs of machine learning models with global variables. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.mlprogram;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
