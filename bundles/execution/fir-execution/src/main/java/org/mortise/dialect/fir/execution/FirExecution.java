// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AddrOfOp;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.ArrayCoorOp;
import org.mortise.dialect.fir.AssumedSizeExtentOp;
import org.mortise.dialect.fir.BoxAddrOp;
import org.mortise.dialect.fir.BoxRankOp;
import org.mortise.dialect.fir.CallOp;
import org.mortise.dialect.fir.CharConvertOp;
import org.mortise.dialect.fir.CmpcOp;
import org.mortise.dialect.fir.ConstcOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.CoordinateOp;
import org.mortise.dialect.fir.CopyOp;
import org.mortise.dialect.fir.DeclareOp;
import org.mortise.dialect.fir.DoConcurrentLoopOp;
import org.mortise.dialect.fir.DoConcurrentOp;
import org.mortise.dialect.fir.DoLoopOp;
import org.mortise.dialect.fir.DummyScopeOp;
import org.mortise.dialect.fir.EmboxCharOp;
import org.mortise.dialect.fir.EmboxOp;
import org.mortise.dialect.fir.EmboxProcOp;
import org.mortise.dialect.fir.ExtractValueOp;
import org.mortise.dialect.fir.FieldIndexOp;
import org.mortise.dialect.fir.FreeMemOp;
import org.mortise.dialect.fir.IfOp;
import org.mortise.dialect.fir.InsertOnRangeOp;
import org.mortise.dialect.fir.InsertValueOp;
import org.mortise.dialect.fir.IterWhileOp;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.NoReassocOp;
import org.mortise.dialect.fir.ReboxOp;
import org.mortise.dialect.fir.SaveResultOp;
import org.mortise.dialect.fir.SelectCaseOp;
import org.mortise.dialect.fir.SelectOp;
import org.mortise.dialect.fir.ShapeOp;
import org.mortise.dialect.fir.ShapeShiftOp;
import org.mortise.dialect.fir.ShiftOp;
import org.mortise.dialect.fir.SliceOp;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.dialect.fir.StringLitOp;
import org.mortise.dialect.fir.UnboxProcOp;
import org.mortise.dialect.fir.VolatileCastOp;
import org.mortise.dialect.fir.ZeroBitsOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.runtime.Machine;
import org.osgi.service.component.annotations.Component;

/**
 * Fortran programs. Without a meaning are polymorphic types (dispatch, {@code fir.select_type}), derived types with
 * parameters, assumed ranks, and the operations on whole array values ({@code fir.array_load} and its kin).
 */
@Component(service = ExecutableOpInterface.class)
@Serves("fir.*")
@AutoService(OpInterface.class)
public final class FirExecution extends DialectExecution {
  static final String ABSENT = "fir.absent";
  static final String ADDC = "fir.addc";
  static final String BOX_DIMS = "fir.box_dims";
  static final String BOX_ELESIZE = "fir.box_elesize";
  static final String BOX_ISARRAY = "fir.box_isarray";
  static final String BOXPROC_HOST = "fir.boxproc_host";
  static final String DIVC = "fir.divc";
  static final String IS_ASSUMED_SIZE_EXTENT = "fir.is_assumed_size_extent";
  static final String IS_PRESENT = "fir.is_present";
  static final String MULC = "fir.mulc";
  static final String NEGC = "fir.negc";
  static final String PREFETCH = "fir.prefetch";
  static final String SUBC = "fir.subc";
  static final String UNBOXCHAR = "fir.unboxchar";
  static final String UNDEFINED = "fir.undefined";
  static final String UNREACHABLE = "fir.unreachable";
  static final String USE_STMT = "fir.use_stmt";

  @Override
  public @Nullable Type standIn(Type type) {
    return StandIns.of(type);
  }

  @Override
  public Object ofStandIn(Object value, Type type) {
    return StandIns.value(value, type);
  }

  @Override
  public Object observe(Object value, Type type, Machine machine) {
    return StandIns.observe(value, type, machine);
  }

  @Override
  public String library() {
    return "org.mortise.fortranlibrary";
  }

  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    addMemory(table);
    addDescriptors(table);
    addValues(table);
    addControl(table);
    return table;
  }

  private static void addMemory(Map<String, ExecutableOpInterface> table) {
    table.put(AllocMemOp.NAME, Accesses::onHeap);
    table.put(AllocaOp.NAME, Accesses::onStack);
    table.put(FreeMemOp.NAME, Accesses::free);
    table.put(LoadOp.NAME, ExecutableOpInterface.of(LoadOp::of, Accesses::load));
    table.put(StoreOp.NAME, Accesses::store);
    table.put(SaveResultOp.NAME, Accesses::store);
    table.put(CopyOp.NAME, ExecutableOpInterface.of(CopyOp::of, Accesses::copy));
    table.put(VolatileCastOp.NAME, Conversions::forward);
    table.put(PREFETCH, (op, code) -> { });
    table.put(USE_STMT, (op, code) -> { });
    table.put(CharConvertOp.NAME, ExecutableOpInterface.of(CharConvertOp::of, Accesses::convertCharacters));
    table.put(AddrOfOp.NAME, ExecutableOpInterface.of(AddrOfOp::of, Symbols::addressOf));
    table.put(ArrayCoorOp.NAME, ExecutableOpInterface.of(ArrayCoorOp::of, ElementAddresses::ofElement));
    table.put(CoordinateOp.NAME, ExecutableOpInterface.of(CoordinateOp::of, ElementAddresses::ofPart));
    table.put(DeclareOp.NAME, Conversions::forward);
    table.put(DummyScopeOp.NAME, ExecutableOpInterface.of(DummyScopeOp::of, Conversions::nothing));
  }

  private static void addDescriptors(Map<String, ExecutableOpInterface> table) {
    table.put(EmboxOp.NAME, ExecutableOpInterface.of(EmboxOp::of, Boxes::embox));
    table.put(ReboxOp.NAME, ExecutableOpInterface.of(ReboxOp::of, Boxes::rebox));
    table.put(BoxAddrOp.NAME, Boxes::address);
    table.put(BOX_DIMS, Boxes::dimension);
    table.put(BOX_ELESIZE, Boxes::elementSize);
    table.put(BoxRankOp.NAME, Boxes::rank);
    table.put(BOX_ISARRAY, Boxes::isArray);
    table.put(EmboxCharOp.NAME, Boxes::emboxCharacters);
    table.put(UNBOXCHAR, Boxes::unboxCharacters);
    table.put(EmboxProcOp.NAME, Boxes::emboxProcedure);
    table.put(UnboxProcOp.NAME, Boxes::unboxProcedure);
    table.put(BOXPROC_HOST, Boxes::hostOfProcedure);
    table.put(ShapeOp.NAME, Shapes::shape);
    table.put(ShapeShiftOp.NAME, Shapes::shapeShift);
    table.put(ShiftOp.NAME, Shapes::shift);
    table.put(SliceOp.NAME, ExecutableOpInterface.of(SliceOp::of, Shapes::slice));
    table.put(FieldIndexOp.NAME, ExecutableOpInterface.of(FieldIndexOp::of, Shapes::field));
    table.put(ABSENT, Aggregates::absent);
    table.put(AssumedSizeExtentOp.NAME,
        ExecutableOpInterface.of(AssumedSizeExtentOp::of, Aggregates::assumedSizeExtent));
    table.put(IS_ASSUMED_SIZE_EXTENT, Aggregates::isAssumedSizeExtent);
    table.put(IS_PRESENT, Aggregates::isPresent);
  }

  private static void addValues(Map<String, ExecutableOpInterface> table) {
    table.put(UNDEFINED, Aggregates::undefined);
    table.put(ZeroBitsOp.NAME, ExecutableOpInterface.of(ZeroBitsOp::of, Aggregates::zero));
    table.put(StringLitOp.NAME, ExecutableOpInterface.of(StringLitOp::of, Aggregates::string));
    table.put(ExtractValueOp.NAME, ExecutableOpInterface.of(ExtractValueOp::of, Aggregates::extract));
    table.put(InsertValueOp.NAME, ExecutableOpInterface.of(InsertValueOp::of, Aggregates::insert));
    table.put(InsertOnRangeOp.NAME, ExecutableOpInterface.of(InsertOnRangeOp::of, Aggregates::insertOnRange));
    table.put(ConvertOp.NAME, ExecutableOpInterface.of(ConvertOp::of, Conversions::convert));
    table.put(NoReassocOp.NAME, Conversions::forward);
    table.put(ConstcOp.NAME, ExecutableOpInterface.of(ConstcOp::of, ComplexArithmetic::constant));
    table.put(ADDC, ComplexArithmetic::add);
    table.put(SUBC, ComplexArithmetic::subtract);
    table.put(MULC, ComplexArithmetic::multiply);
    table.put(DIVC, ComplexArithmetic::divide);
    table.put(NEGC, ComplexArithmetic::negate);
    table.put(CmpcOp.NAME, ComplexArithmetic::compare);
  }

  private static void addControl(Map<String, ExecutableOpInterface> table) {
    table.put(CallOp.NAME, ExecutableOpInterface.of(CallOp::of, Symbols::call));
    table.put(IfOp.NAME, ExecutableOpInterface.of(IfOp::of, ControlFlow::ifElse));
    table.put(DoLoopOp.NAME, ExecutableOpInterface.of(DoLoopOp::of, ControlFlow::doLoop));
    table.put(DoConcurrentOp.NAME, ExecutableOpInterface.of(DoConcurrentOp::of, ConcurrentLoops::construct));
    table.put(DoConcurrentLoopOp.NAME, ExecutableOpInterface.of(DoConcurrentLoopOp::of, ConcurrentLoops::loop));
    table.put(IterWhileOp.NAME, ExecutableOpInterface.of(IterWhileOp::of, ControlFlow::iterateWhile));
    table.put(SelectOp.NAME, Branches::select);
    table.put(SelectCaseOp.NAME, ExecutableOpInterface.of(SelectCaseOp::of, Branches::selectCase));
    table.put(UNREACHABLE, (op, code) -> code.fail("is reached"));
  }
}
